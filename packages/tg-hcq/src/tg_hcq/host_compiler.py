"""What must somebody provide so that lists of commands run as machine code instead of Python?

This package never imports a code generator. Whoever has one (tg-tensor does the wiring) hands an object with
`batch_loop` to `tg_hcq.cpu.use_host_compiler`. It gives a relocatable object with two functions over 64-bit
words:

- ``tg_batch(words, first, end, pool)`` runs the commands number `first` to `end` - 1 of the table at address
  `words`, in order, and returns the number of the first one that it did not run: `end`, or that of a wait
  that is not satisfied yet or of a command it does not know.
- ``tg_worker(pool, number)`` is where worker number `number` (from 0) lives until the pool is stopped.

A command is 8 words:

| command   | word 0 | 1                | 2            | 3      | 4     | 5           | 6     | 7     |
|-----------|--------|------------------|--------------|--------|-------|-------------|-------|-------|
| launch    | 1      | function address | args address | extent | parts | nanoseconds | limit | ahead |
| copy      | 2      | destination      | source       | bytes  |       |             |       |       |
| signal    | 3      | word's address   | value        |        |       |             |       |       |
| wait      | 4      | word's address   | value        |        |       |             |       |       |
| timestamp | 5      | word's address   |              |        |       |             |       |       |
| stop      | 6      |                  |              |        |       |             |       |       |

A launch calls ``function(args, lo, hi)`` for all of [0, extent): at once, or in `parts` chunks that the
caller and the workers below number `limit` take. It is shared where its work (about `nanoseconds` for one
thread) pays for handing it over; where workers sleep, if the work of all launches from here on that could be
shared (`ahead`) pays for waking them. A timestamp is left to the caller.

The pool is 48 words, zero at first:

- 0: the ticket: the number of the job << 32, and the chunks that nobody has taken yet: the first one, plus
  the one after the last << 16. The caller takes from the low end and workers from the high end, so that in a
  row of kernels each finds in its caches what it has written. Sleeping workers wait (futex) for a change of
  the upper half.
- 1 to 5: the job: function, args, extent, parts, limit. Changed only while no chunk of it is left.
- 16: chunks that workers have finished; the caller waits (futex) for a change of the lower half.
- 17: 1 while the caller sleeps there.
- 24: 1 while a caller uses the workers; others then run their kernels alone.
- 32: how many workers sleep.
- 34: 1 when the workers shall end.
- 40: how often a waiting thread looks before it sleeps.
- 41: nanoseconds of work from which a kernel is shared while all workers are awake.
- 42: nanoseconds of work ahead from which sleeping workers are woken.
"""

from __future__ import annotations

from typing import Protocol


class HostCompiler(Protocol):
    """Makes the machine code of this module's first lines."""

    def batch_loop(self) -> bytes:
        """The object for this machine. RuntimeError if it cannot be made: Python then does the work."""
