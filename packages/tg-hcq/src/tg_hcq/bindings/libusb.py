"""libusb 1.0."""

# Made by `tg-autogen gen libusb`; change the spec, not this file.
# From: Debian libusb-1.0-0-dev 2:1.0.26-1
# Headers: libusb-1.0/libusb.h
# Licence of the headers: LGPL-2.1-or-later
# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_char_p,
    c_int16,
    c_int32,
    c_int64,
    c_size_t,
    c_ssize_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_void_p,
)

from tg_autogen.runtime import Library, Struct, layout

_library = Library("usb-1.0", linux=("libusb-1.0.so.0",), darwin=("libusb-1.0.dylib", "/opt/homebrew/lib/libusb-1.0.dylib",), win32=("libusb-1.0.dll",), package="Debian libusb-1.0-0")
enum_libusb_class_code = c_uint32
LIBUSB_CLASS_PER_INTERFACE = 0
LIBUSB_CLASS_AUDIO = 1
LIBUSB_CLASS_COMM = 2
LIBUSB_CLASS_HID = 3
LIBUSB_CLASS_PHYSICAL = 5
LIBUSB_CLASS_IMAGE = 6
LIBUSB_CLASS_PTP = 6
LIBUSB_CLASS_PRINTER = 7
LIBUSB_CLASS_MASS_STORAGE = 8
LIBUSB_CLASS_HUB = 9
LIBUSB_CLASS_DATA = 10
LIBUSB_CLASS_SMART_CARD = 11
LIBUSB_CLASS_CONTENT_SECURITY = 13
LIBUSB_CLASS_VIDEO = 14
LIBUSB_CLASS_PERSONAL_HEALTHCARE = 15
LIBUSB_CLASS_DIAGNOSTIC_DEVICE = 220
LIBUSB_CLASS_WIRELESS = 224
LIBUSB_CLASS_MISCELLANEOUS = 239
LIBUSB_CLASS_APPLICATION = 254
LIBUSB_CLASS_VENDOR_SPEC = 255
enum_libusb_descriptor_type = c_uint32
LIBUSB_DT_DEVICE = 1
LIBUSB_DT_CONFIG = 2
LIBUSB_DT_STRING = 3
LIBUSB_DT_INTERFACE = 4
LIBUSB_DT_ENDPOINT = 5
LIBUSB_DT_BOS = 15
LIBUSB_DT_DEVICE_CAPABILITY = 16
LIBUSB_DT_HID = 33
LIBUSB_DT_REPORT = 34
LIBUSB_DT_PHYSICAL = 35
LIBUSB_DT_HUB = 41
LIBUSB_DT_SUPERSPEED_HUB = 42
LIBUSB_DT_SS_ENDPOINT_COMPANION = 48
enum_libusb_endpoint_direction = c_uint32
LIBUSB_ENDPOINT_OUT = 0
LIBUSB_ENDPOINT_IN = 128
enum_libusb_endpoint_transfer_type = c_uint32
LIBUSB_ENDPOINT_TRANSFER_TYPE_CONTROL = 0
LIBUSB_ENDPOINT_TRANSFER_TYPE_ISOCHRONOUS = 1
LIBUSB_ENDPOINT_TRANSFER_TYPE_BULK = 2
LIBUSB_ENDPOINT_TRANSFER_TYPE_INTERRUPT = 3
enum_libusb_standard_request = c_uint32
LIBUSB_REQUEST_GET_STATUS = 0
LIBUSB_REQUEST_CLEAR_FEATURE = 1
LIBUSB_REQUEST_SET_FEATURE = 3
LIBUSB_REQUEST_SET_ADDRESS = 5
LIBUSB_REQUEST_GET_DESCRIPTOR = 6
LIBUSB_REQUEST_SET_DESCRIPTOR = 7
LIBUSB_REQUEST_GET_CONFIGURATION = 8
LIBUSB_REQUEST_SET_CONFIGURATION = 9
LIBUSB_REQUEST_GET_INTERFACE = 10
LIBUSB_REQUEST_SET_INTERFACE = 11
LIBUSB_REQUEST_SYNCH_FRAME = 12
LIBUSB_REQUEST_SET_SEL = 48
LIBUSB_SET_ISOCH_DELAY = 49
enum_libusb_request_type = c_uint32
LIBUSB_REQUEST_TYPE_STANDARD = 0
LIBUSB_REQUEST_TYPE_CLASS = 32
LIBUSB_REQUEST_TYPE_VENDOR = 64
LIBUSB_REQUEST_TYPE_RESERVED = 96
enum_libusb_request_recipient = c_uint32
LIBUSB_RECIPIENT_DEVICE = 0
LIBUSB_RECIPIENT_INTERFACE = 1
LIBUSB_RECIPIENT_ENDPOINT = 2
LIBUSB_RECIPIENT_OTHER = 3
enum_libusb_iso_sync_type = c_uint32
LIBUSB_ISO_SYNC_TYPE_NONE = 0
LIBUSB_ISO_SYNC_TYPE_ASYNC = 1
LIBUSB_ISO_SYNC_TYPE_ADAPTIVE = 2
LIBUSB_ISO_SYNC_TYPE_SYNC = 3
enum_libusb_iso_usage_type = c_uint32
LIBUSB_ISO_USAGE_TYPE_DATA = 0
LIBUSB_ISO_USAGE_TYPE_FEEDBACK = 1
LIBUSB_ISO_USAGE_TYPE_IMPLICIT = 2
enum_libusb_supported_speed = c_uint32
LIBUSB_LOW_SPEED_OPERATION = 1
LIBUSB_FULL_SPEED_OPERATION = 2
LIBUSB_HIGH_SPEED_OPERATION = 4
LIBUSB_SUPER_SPEED_OPERATION = 8
enum_libusb_usb_2_0_extension_attributes = c_uint32
LIBUSB_BM_LPM_SUPPORT = 2
enum_libusb_ss_usb_device_capability_attributes = c_uint32
LIBUSB_BM_LTM_SUPPORT = 2
enum_libusb_bos_type = c_uint32
LIBUSB_BT_WIRELESS_USB_DEVICE_CAPABILITY = 1
LIBUSB_BT_USB_2_0_EXTENSION = 2
LIBUSB_BT_SS_USB_DEVICE_CAPABILITY = 3
LIBUSB_BT_CONTAINER_ID = 4

class struct_libusb_device_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_device_descriptor, 18, 2,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("bcdUSB", c_uint16, 2),
    ("bDeviceClass", c_uint8, 4),
    ("bDeviceSubClass", c_uint8, 5),
    ("bDeviceProtocol", c_uint8, 6),
    ("bMaxPacketSize0", c_uint8, 7),
    ("idVendor", c_uint16, 8),
    ("idProduct", c_uint16, 10),
    ("bcdDevice", c_uint16, 12),
    ("iManufacturer", c_uint8, 14),
    ("iProduct", c_uint8, 15),
    ("iSerialNumber", c_uint8, 16),
    ("bNumConfigurations", c_uint8, 17),
)

class struct_libusb_endpoint_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_endpoint_descriptor, 32, 8,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("bEndpointAddress", c_uint8, 2),
    ("bmAttributes", c_uint8, 3),
    ("wMaxPacketSize", c_uint16, 4),
    ("bInterval", c_uint8, 6),
    ("bRefresh", c_uint8, 7),
    ("bSynchAddress", c_uint8, 8),
    ("extra", POINTER(c_uint8), 16),
    ("extra_length", c_int32, 24),
)

class struct_libusb_interface_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_interface_descriptor, 40, 8,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("bInterfaceNumber", c_uint8, 2),
    ("bAlternateSetting", c_uint8, 3),
    ("bNumEndpoints", c_uint8, 4),
    ("bInterfaceClass", c_uint8, 5),
    ("bInterfaceSubClass", c_uint8, 6),
    ("bInterfaceProtocol", c_uint8, 7),
    ("iInterface", c_uint8, 8),
    ("endpoint", POINTER(struct_libusb_endpoint_descriptor), 16),
    ("extra", POINTER(c_uint8), 24),
    ("extra_length", c_int32, 32),
)

class struct_libusb_interface(Struct):
    __slots__ = ()
layout(struct_libusb_interface, 16, 8,
    ("altsetting", POINTER(struct_libusb_interface_descriptor), 0),
    ("num_altsetting", c_int32, 8),
)

class struct_libusb_config_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_config_descriptor, 40, 8,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("wTotalLength", c_uint16, 2),
    ("bNumInterfaces", c_uint8, 4),
    ("bConfigurationValue", c_uint8, 5),
    ("iConfiguration", c_uint8, 6),
    ("bmAttributes", c_uint8, 7),
    ("MaxPower", c_uint8, 8),
    ("interface", POINTER(struct_libusb_interface), 16),
    ("extra", POINTER(c_uint8), 24),
    ("extra_length", c_int32, 32),
)

class struct_libusb_ss_endpoint_companion_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_ss_endpoint_companion_descriptor, 6, 2,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("bMaxBurst", c_uint8, 2),
    ("bmAttributes", c_uint8, 3),
    ("wBytesPerInterval", c_uint16, 4),
)

class struct_libusb_bos_dev_capability_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_bos_dev_capability_descriptor, 3, 1,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("bDevCapabilityType", c_uint8, 2),
    ("dev_capability_data", c_uint8 * 0, 3),
)

class struct_libusb_bos_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_bos_descriptor, 8, 8,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("wTotalLength", c_uint16, 2),
    ("bNumDeviceCaps", c_uint8, 4),
    ("dev_capability", POINTER(struct_libusb_bos_dev_capability_descriptor) * 0, 8),
)

class struct_libusb_usb_2_0_extension_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_usb_2_0_extension_descriptor, 8, 4,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("bDevCapabilityType", c_uint8, 2),
    ("bmAttributes", c_uint32, 4),
)

class struct_libusb_ss_usb_device_capability_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_ss_usb_device_capability_descriptor, 10, 2,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("bDevCapabilityType", c_uint8, 2),
    ("bmAttributes", c_uint8, 3),
    ("wSpeedSupported", c_uint16, 4),
    ("bFunctionalitySupport", c_uint8, 6),
    ("bU1DevExitLat", c_uint8, 7),
    ("bU2DevExitLat", c_uint16, 8),
)

class struct_libusb_container_id_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_container_id_descriptor, 20, 1,
    ("bLength", c_uint8, 0),
    ("bDescriptorType", c_uint8, 1),
    ("bDevCapabilityType", c_uint8, 2),
    ("bReserved", c_uint8, 3),
    ("ContainerID", c_uint8 * 16, 4),
)

class struct_libusb_control_setup(Struct):
    __slots__ = ()
layout(struct_libusb_control_setup, 8, 1,
    ("bmRequestType", c_uint8, 0),
    ("bRequest", c_uint8, 1),
    ("wValue", c_uint16, 2),
    ("wIndex", c_uint16, 4),
    ("wLength", c_uint16, 6),
)

class struct_libusb_context(Struct):
    __slots__ = ()

class struct_libusb_device(Struct):
    __slots__ = ()

class struct_libusb_device_handle(Struct):
    __slots__ = ()

class struct_libusb_version(Struct):
    __slots__ = ()
layout(struct_libusb_version, 24, 8,
    ("major", c_uint16, 0),
    ("minor", c_uint16, 2),
    ("micro", c_uint16, 4),
    ("nano", c_uint16, 6),
    ("rc", c_char_p, 8),
    ("describe", c_char_p, 16),
)
libusb_context = struct_libusb_context
libusb_device = struct_libusb_device
libusb_device_handle = struct_libusb_device_handle
enum_libusb_speed = c_uint32
LIBUSB_SPEED_UNKNOWN = 0
LIBUSB_SPEED_LOW = 1
LIBUSB_SPEED_FULL = 2
LIBUSB_SPEED_HIGH = 3
LIBUSB_SPEED_SUPER = 4
LIBUSB_SPEED_SUPER_PLUS = 5
enum_libusb_error = c_int32
LIBUSB_SUCCESS = 0
LIBUSB_ERROR_IO = -1
LIBUSB_ERROR_INVALID_PARAM = -2
LIBUSB_ERROR_ACCESS = -3
LIBUSB_ERROR_NO_DEVICE = -4
LIBUSB_ERROR_NOT_FOUND = -5
LIBUSB_ERROR_BUSY = -6
LIBUSB_ERROR_TIMEOUT = -7
LIBUSB_ERROR_OVERFLOW = -8
LIBUSB_ERROR_PIPE = -9
LIBUSB_ERROR_INTERRUPTED = -10
LIBUSB_ERROR_NO_MEM = -11
LIBUSB_ERROR_NOT_SUPPORTED = -12
LIBUSB_ERROR_OTHER = -99
enum_libusb_transfer_type = c_uint32
LIBUSB_TRANSFER_TYPE_CONTROL = 0
LIBUSB_TRANSFER_TYPE_ISOCHRONOUS = 1
LIBUSB_TRANSFER_TYPE_BULK = 2
LIBUSB_TRANSFER_TYPE_INTERRUPT = 3
LIBUSB_TRANSFER_TYPE_BULK_STREAM = 4
enum_libusb_transfer_status = c_uint32
LIBUSB_TRANSFER_COMPLETED = 0
LIBUSB_TRANSFER_ERROR = 1
LIBUSB_TRANSFER_TIMED_OUT = 2
LIBUSB_TRANSFER_CANCELLED = 3
LIBUSB_TRANSFER_STALL = 4
LIBUSB_TRANSFER_NO_DEVICE = 5
LIBUSB_TRANSFER_OVERFLOW = 6
enum_libusb_transfer_flags = c_uint32
LIBUSB_TRANSFER_SHORT_NOT_OK = 1
LIBUSB_TRANSFER_FREE_BUFFER = 2
LIBUSB_TRANSFER_FREE_TRANSFER = 4
LIBUSB_TRANSFER_ADD_ZERO_PACKET = 8

class struct_libusb_iso_packet_descriptor(Struct):
    __slots__ = ()
layout(struct_libusb_iso_packet_descriptor, 12, 4,
    ("length", c_uint32, 0),
    ("actual_length", c_uint32, 4),
    ("status", enum_libusb_transfer_status, 8),
)

class struct_libusb_transfer(Struct):
    __slots__ = ()
libusb_transfer_cb_fn = CFUNCTYPE(None, POINTER(struct_libusb_transfer))
layout(struct_libusb_transfer, 64, 8,
    ("dev_handle", POINTER(libusb_device_handle), 0),
    ("flags", c_uint8, 8),
    ("endpoint", c_uint8, 9),
    ("type", c_uint8, 10),
    ("timeout", c_uint32, 12),
    ("status", enum_libusb_transfer_status, 16),
    ("length", c_int32, 20),
    ("actual_length", c_int32, 24),
    ("callback", libusb_transfer_cb_fn, 32),
    ("user_data", c_void_p, 40),
    ("buffer", POINTER(c_uint8), 48),
    ("num_iso_packets", c_int32, 56),
    ("iso_packet_desc", struct_libusb_iso_packet_descriptor * 0, 60),
)
enum_libusb_capability = c_uint32
LIBUSB_CAP_HAS_CAPABILITY = 0
LIBUSB_CAP_HAS_HOTPLUG = 1
LIBUSB_CAP_HAS_HID_ACCESS = 256
LIBUSB_CAP_SUPPORTS_DETACH_KERNEL_DRIVER = 257
enum_libusb_log_level = c_uint32
LIBUSB_LOG_LEVEL_NONE = 0
LIBUSB_LOG_LEVEL_ERROR = 1
LIBUSB_LOG_LEVEL_WARNING = 2
LIBUSB_LOG_LEVEL_INFO = 3
LIBUSB_LOG_LEVEL_DEBUG = 4
enum_libusb_log_cb_mode = c_uint32
LIBUSB_LOG_CB_GLOBAL = 1
LIBUSB_LOG_CB_CONTEXT = 2
libusb_log_cb = CFUNCTYPE(None, POINTER(libusb_context), enum_libusb_log_level, c_char_p)

class struct_timeval(Struct):
    __slots__ = ()
layout(struct_timeval, 16, 8,
    ("tv_sec", c_int64, 0),
    ("tv_usec", c_int64, 8),
)

class struct_libusb_pollfd(Struct):
    __slots__ = ()
layout(struct_libusb_pollfd, 8, 4,
    ("fd", c_int32, 0),
    ("events", c_int16, 4),
)
libusb_pollfd_added_cb = CFUNCTYPE(None, c_int32, c_int16, c_void_p)
libusb_pollfd_removed_cb = CFUNCTYPE(None, c_int32, c_void_p)
libusb_hotplug_callback_handle = c_int32
libusb_hotplug_event = c_uint32
LIBUSB_HOTPLUG_EVENT_DEVICE_ARRIVED = 1
LIBUSB_HOTPLUG_EVENT_DEVICE_LEFT = 2
libusb_hotplug_flag = c_uint32
LIBUSB_HOTPLUG_ENUMERATE = 1
libusb_hotplug_callback_fn = CFUNCTYPE(c_int32, POINTER(libusb_context), POINTER(libusb_device), libusb_hotplug_event, c_void_p)
enum_libusb_option = c_uint32
LIBUSB_OPTION_LOG_LEVEL = 0
LIBUSB_OPTION_USE_USBDK = 1
LIBUSB_OPTION_NO_DEVICE_DISCOVERY = 2
LIBUSB_OPTION_MAX = 3
_ENUMS = {
    "enum_libusb_class_code": "LIBUSB_CLASS_PER_INTERFACE LIBUSB_CLASS_AUDIO LIBUSB_CLASS_COMM LIBUSB_CLASS_HID LIBUSB_CLASS_PHYSICAL LIBUSB_CLASS_IMAGE LIBUSB_CLASS_PTP LIBUSB_CLASS_PRINTER LIBUSB_CLASS_MASS_STORAGE LIBUSB_CLASS_HUB LIBUSB_CLASS_DATA LIBUSB_CLASS_SMART_CARD LIBUSB_CLASS_CONTENT_SECURITY LIBUSB_CLASS_VIDEO LIBUSB_CLASS_PERSONAL_HEALTHCARE LIBUSB_CLASS_DIAGNOSTIC_DEVICE LIBUSB_CLASS_WIRELESS LIBUSB_CLASS_MISCELLANEOUS LIBUSB_CLASS_APPLICATION LIBUSB_CLASS_VENDOR_SPEC",
    "enum_libusb_descriptor_type": "LIBUSB_DT_DEVICE LIBUSB_DT_CONFIG LIBUSB_DT_STRING LIBUSB_DT_INTERFACE LIBUSB_DT_ENDPOINT LIBUSB_DT_BOS LIBUSB_DT_DEVICE_CAPABILITY LIBUSB_DT_HID LIBUSB_DT_REPORT LIBUSB_DT_PHYSICAL LIBUSB_DT_HUB LIBUSB_DT_SUPERSPEED_HUB LIBUSB_DT_SS_ENDPOINT_COMPANION",
    "enum_libusb_endpoint_direction": "LIBUSB_ENDPOINT_OUT LIBUSB_ENDPOINT_IN",
    "enum_libusb_endpoint_transfer_type": "LIBUSB_ENDPOINT_TRANSFER_TYPE_CONTROL LIBUSB_ENDPOINT_TRANSFER_TYPE_ISOCHRONOUS LIBUSB_ENDPOINT_TRANSFER_TYPE_BULK LIBUSB_ENDPOINT_TRANSFER_TYPE_INTERRUPT",
    "enum_libusb_standard_request": "LIBUSB_REQUEST_GET_STATUS LIBUSB_REQUEST_CLEAR_FEATURE LIBUSB_REQUEST_SET_FEATURE LIBUSB_REQUEST_SET_ADDRESS LIBUSB_REQUEST_GET_DESCRIPTOR LIBUSB_REQUEST_SET_DESCRIPTOR LIBUSB_REQUEST_GET_CONFIGURATION LIBUSB_REQUEST_SET_CONFIGURATION LIBUSB_REQUEST_GET_INTERFACE LIBUSB_REQUEST_SET_INTERFACE LIBUSB_REQUEST_SYNCH_FRAME LIBUSB_REQUEST_SET_SEL LIBUSB_SET_ISOCH_DELAY",
    "enum_libusb_request_type": "LIBUSB_REQUEST_TYPE_STANDARD LIBUSB_REQUEST_TYPE_CLASS LIBUSB_REQUEST_TYPE_VENDOR LIBUSB_REQUEST_TYPE_RESERVED",
    "enum_libusb_request_recipient": "LIBUSB_RECIPIENT_DEVICE LIBUSB_RECIPIENT_INTERFACE LIBUSB_RECIPIENT_ENDPOINT LIBUSB_RECIPIENT_OTHER",
    "enum_libusb_iso_sync_type": "LIBUSB_ISO_SYNC_TYPE_NONE LIBUSB_ISO_SYNC_TYPE_ASYNC LIBUSB_ISO_SYNC_TYPE_ADAPTIVE LIBUSB_ISO_SYNC_TYPE_SYNC",
    "enum_libusb_iso_usage_type": "LIBUSB_ISO_USAGE_TYPE_DATA LIBUSB_ISO_USAGE_TYPE_FEEDBACK LIBUSB_ISO_USAGE_TYPE_IMPLICIT",
    "enum_libusb_supported_speed": "LIBUSB_LOW_SPEED_OPERATION LIBUSB_FULL_SPEED_OPERATION LIBUSB_HIGH_SPEED_OPERATION LIBUSB_SUPER_SPEED_OPERATION",
    "enum_libusb_usb_2_0_extension_attributes": "LIBUSB_BM_LPM_SUPPORT",
    "enum_libusb_ss_usb_device_capability_attributes": "LIBUSB_BM_LTM_SUPPORT",
    "enum_libusb_bos_type": "LIBUSB_BT_WIRELESS_USB_DEVICE_CAPABILITY LIBUSB_BT_USB_2_0_EXTENSION LIBUSB_BT_SS_USB_DEVICE_CAPABILITY LIBUSB_BT_CONTAINER_ID",
    "enum_libusb_speed": "LIBUSB_SPEED_UNKNOWN LIBUSB_SPEED_LOW LIBUSB_SPEED_FULL LIBUSB_SPEED_HIGH LIBUSB_SPEED_SUPER LIBUSB_SPEED_SUPER_PLUS",
    "enum_libusb_error": "LIBUSB_SUCCESS LIBUSB_ERROR_IO LIBUSB_ERROR_INVALID_PARAM LIBUSB_ERROR_ACCESS LIBUSB_ERROR_NO_DEVICE LIBUSB_ERROR_NOT_FOUND LIBUSB_ERROR_BUSY LIBUSB_ERROR_TIMEOUT LIBUSB_ERROR_OVERFLOW LIBUSB_ERROR_PIPE LIBUSB_ERROR_INTERRUPTED LIBUSB_ERROR_NO_MEM LIBUSB_ERROR_NOT_SUPPORTED LIBUSB_ERROR_OTHER",
    "enum_libusb_transfer_type": "LIBUSB_TRANSFER_TYPE_CONTROL LIBUSB_TRANSFER_TYPE_ISOCHRONOUS LIBUSB_TRANSFER_TYPE_BULK LIBUSB_TRANSFER_TYPE_INTERRUPT LIBUSB_TRANSFER_TYPE_BULK_STREAM",
    "enum_libusb_transfer_status": "LIBUSB_TRANSFER_COMPLETED LIBUSB_TRANSFER_ERROR LIBUSB_TRANSFER_TIMED_OUT LIBUSB_TRANSFER_CANCELLED LIBUSB_TRANSFER_STALL LIBUSB_TRANSFER_NO_DEVICE LIBUSB_TRANSFER_OVERFLOW",
    "enum_libusb_transfer_flags": "LIBUSB_TRANSFER_SHORT_NOT_OK LIBUSB_TRANSFER_FREE_BUFFER LIBUSB_TRANSFER_FREE_TRANSFER LIBUSB_TRANSFER_ADD_ZERO_PACKET",
    "enum_libusb_capability": "LIBUSB_CAP_HAS_CAPABILITY LIBUSB_CAP_HAS_HOTPLUG LIBUSB_CAP_HAS_HID_ACCESS LIBUSB_CAP_SUPPORTS_DETACH_KERNEL_DRIVER",
    "enum_libusb_log_level": "LIBUSB_LOG_LEVEL_NONE LIBUSB_LOG_LEVEL_ERROR LIBUSB_LOG_LEVEL_WARNING LIBUSB_LOG_LEVEL_INFO LIBUSB_LOG_LEVEL_DEBUG",
    "enum_libusb_log_cb_mode": "LIBUSB_LOG_CB_GLOBAL LIBUSB_LOG_CB_CONTEXT",
    "libusb_hotplug_event": "LIBUSB_HOTPLUG_EVENT_DEVICE_ARRIVED LIBUSB_HOTPLUG_EVENT_DEVICE_LEFT",
    "libusb_hotplug_flag": "LIBUSB_HOTPLUG_ENUMERATE",
    "enum_libusb_option": "LIBUSB_OPTION_LOG_LEVEL LIBUSB_OPTION_USE_USBDK LIBUSB_OPTION_NO_DEVICE_DISCOVERY LIBUSB_OPTION_MAX",
}
libusb_init = _library.function("libusb_init", c_int32, POINTER(POINTER(libusb_context)))
libusb_exit = _library.function("libusb_exit", None, POINTER(libusb_context))
libusb_set_debug = _library.function("libusb_set_debug", None, POINTER(libusb_context), c_int32)
libusb_set_log_cb = _library.function("libusb_set_log_cb", None, POINTER(libusb_context), libusb_log_cb, c_int32)
libusb_get_version = _library.function("libusb_get_version", POINTER(struct_libusb_version))
libusb_has_capability = _library.function("libusb_has_capability", c_int32, c_uint32)
libusb_error_name = _library.function("libusb_error_name", c_char_p, c_int32)
libusb_setlocale = _library.function("libusb_setlocale", c_int32, c_char_p)
libusb_strerror = _library.function("libusb_strerror", c_char_p, c_int32)
libusb_get_device_list = _library.function("libusb_get_device_list", c_ssize_t, POINTER(libusb_context), POINTER(POINTER(POINTER(libusb_device))))
libusb_free_device_list = _library.function("libusb_free_device_list", None, POINTER(POINTER(libusb_device)), c_int32)
libusb_ref_device = _library.function("libusb_ref_device", POINTER(libusb_device), POINTER(libusb_device))
libusb_unref_device = _library.function("libusb_unref_device", None, POINTER(libusb_device))
libusb_get_configuration = _library.function("libusb_get_configuration", c_int32, POINTER(libusb_device_handle), POINTER(c_int32))
libusb_get_device_descriptor = _library.function("libusb_get_device_descriptor", c_int32, POINTER(libusb_device), POINTER(struct_libusb_device_descriptor))
libusb_get_active_config_descriptor = _library.function("libusb_get_active_config_descriptor", c_int32, POINTER(libusb_device), POINTER(POINTER(struct_libusb_config_descriptor)))
libusb_get_config_descriptor = _library.function("libusb_get_config_descriptor", c_int32, POINTER(libusb_device), c_uint8, POINTER(POINTER(struct_libusb_config_descriptor)))
libusb_get_config_descriptor_by_value = _library.function("libusb_get_config_descriptor_by_value", c_int32, POINTER(libusb_device), c_uint8, POINTER(POINTER(struct_libusb_config_descriptor)))
libusb_free_config_descriptor = _library.function("libusb_free_config_descriptor", None, POINTER(struct_libusb_config_descriptor))
libusb_get_ss_endpoint_companion_descriptor = _library.function("libusb_get_ss_endpoint_companion_descriptor", c_int32, POINTER(libusb_context), POINTER(struct_libusb_endpoint_descriptor), POINTER(POINTER(struct_libusb_ss_endpoint_companion_descriptor)))
libusb_free_ss_endpoint_companion_descriptor = _library.function("libusb_free_ss_endpoint_companion_descriptor", None, POINTER(struct_libusb_ss_endpoint_companion_descriptor))
libusb_get_bos_descriptor = _library.function("libusb_get_bos_descriptor", c_int32, POINTER(libusb_device_handle), POINTER(POINTER(struct_libusb_bos_descriptor)))
libusb_free_bos_descriptor = _library.function("libusb_free_bos_descriptor", None, POINTER(struct_libusb_bos_descriptor))
libusb_get_usb_2_0_extension_descriptor = _library.function("libusb_get_usb_2_0_extension_descriptor", c_int32, POINTER(libusb_context), POINTER(struct_libusb_bos_dev_capability_descriptor), POINTER(POINTER(struct_libusb_usb_2_0_extension_descriptor)))
libusb_free_usb_2_0_extension_descriptor = _library.function("libusb_free_usb_2_0_extension_descriptor", None, POINTER(struct_libusb_usb_2_0_extension_descriptor))
libusb_get_ss_usb_device_capability_descriptor = _library.function("libusb_get_ss_usb_device_capability_descriptor", c_int32, POINTER(libusb_context), POINTER(struct_libusb_bos_dev_capability_descriptor), POINTER(POINTER(struct_libusb_ss_usb_device_capability_descriptor)))
libusb_free_ss_usb_device_capability_descriptor = _library.function("libusb_free_ss_usb_device_capability_descriptor", None, POINTER(struct_libusb_ss_usb_device_capability_descriptor))
libusb_get_container_id_descriptor = _library.function("libusb_get_container_id_descriptor", c_int32, POINTER(libusb_context), POINTER(struct_libusb_bos_dev_capability_descriptor), POINTER(POINTER(struct_libusb_container_id_descriptor)))
libusb_free_container_id_descriptor = _library.function("libusb_free_container_id_descriptor", None, POINTER(struct_libusb_container_id_descriptor))
libusb_get_bus_number = _library.function("libusb_get_bus_number", c_uint8, POINTER(libusb_device))
libusb_get_port_number = _library.function("libusb_get_port_number", c_uint8, POINTER(libusb_device))
libusb_get_port_numbers = _library.function("libusb_get_port_numbers", c_int32, POINTER(libusb_device), POINTER(c_uint8), c_int32)
libusb_get_port_path = _library.function("libusb_get_port_path", c_int32, POINTER(libusb_context), POINTER(libusb_device), POINTER(c_uint8), c_uint8)
libusb_get_parent = _library.function("libusb_get_parent", POINTER(libusb_device), POINTER(libusb_device))
libusb_get_device_address = _library.function("libusb_get_device_address", c_uint8, POINTER(libusb_device))
libusb_get_device_speed = _library.function("libusb_get_device_speed", c_int32, POINTER(libusb_device))
libusb_get_max_packet_size = _library.function("libusb_get_max_packet_size", c_int32, POINTER(libusb_device), c_uint8)
libusb_get_max_iso_packet_size = _library.function("libusb_get_max_iso_packet_size", c_int32, POINTER(libusb_device), c_uint8)
libusb_wrap_sys_device = _library.function("libusb_wrap_sys_device", c_int32, POINTER(libusb_context), c_int64, POINTER(POINTER(libusb_device_handle)))
libusb_open = _library.function("libusb_open", c_int32, POINTER(libusb_device), POINTER(POINTER(libusb_device_handle)))
libusb_close = _library.function("libusb_close", None, POINTER(libusb_device_handle))
libusb_get_device = _library.function("libusb_get_device", POINTER(libusb_device), POINTER(libusb_device_handle))
libusb_set_configuration = _library.function("libusb_set_configuration", c_int32, POINTER(libusb_device_handle), c_int32)
libusb_claim_interface = _library.function("libusb_claim_interface", c_int32, POINTER(libusb_device_handle), c_int32)
libusb_release_interface = _library.function("libusb_release_interface", c_int32, POINTER(libusb_device_handle), c_int32)
libusb_open_device_with_vid_pid = _library.function("libusb_open_device_with_vid_pid", POINTER(libusb_device_handle), POINTER(libusb_context), c_uint16, c_uint16)
libusb_set_interface_alt_setting = _library.function("libusb_set_interface_alt_setting", c_int32, POINTER(libusb_device_handle), c_int32, c_int32)
libusb_clear_halt = _library.function("libusb_clear_halt", c_int32, POINTER(libusb_device_handle), c_uint8)
libusb_reset_device = _library.function("libusb_reset_device", c_int32, POINTER(libusb_device_handle))
libusb_alloc_streams = _library.function("libusb_alloc_streams", c_int32, POINTER(libusb_device_handle), c_uint32, POINTER(c_uint8), c_int32)
libusb_free_streams = _library.function("libusb_free_streams", c_int32, POINTER(libusb_device_handle), POINTER(c_uint8), c_int32)
libusb_dev_mem_alloc = _library.function("libusb_dev_mem_alloc", POINTER(c_uint8), POINTER(libusb_device_handle), c_size_t)
libusb_dev_mem_free = _library.function("libusb_dev_mem_free", c_int32, POINTER(libusb_device_handle), POINTER(c_uint8), c_size_t)
libusb_kernel_driver_active = _library.function("libusb_kernel_driver_active", c_int32, POINTER(libusb_device_handle), c_int32)
libusb_detach_kernel_driver = _library.function("libusb_detach_kernel_driver", c_int32, POINTER(libusb_device_handle), c_int32)
libusb_attach_kernel_driver = _library.function("libusb_attach_kernel_driver", c_int32, POINTER(libusb_device_handle), c_int32)
libusb_set_auto_detach_kernel_driver = _library.function("libusb_set_auto_detach_kernel_driver", c_int32, POINTER(libusb_device_handle), c_int32)
libusb_alloc_transfer = _library.function("libusb_alloc_transfer", POINTER(struct_libusb_transfer), c_int32)
libusb_submit_transfer = _library.function("libusb_submit_transfer", c_int32, POINTER(struct_libusb_transfer))
libusb_cancel_transfer = _library.function("libusb_cancel_transfer", c_int32, POINTER(struct_libusb_transfer))
libusb_free_transfer = _library.function("libusb_free_transfer", None, POINTER(struct_libusb_transfer))
libusb_transfer_set_stream_id = _library.function("libusb_transfer_set_stream_id", None, POINTER(struct_libusb_transfer), c_uint32)
libusb_transfer_get_stream_id = _library.function("libusb_transfer_get_stream_id", c_uint32, POINTER(struct_libusb_transfer))
libusb_control_transfer = _library.function("libusb_control_transfer", c_int32, POINTER(libusb_device_handle), c_uint8, c_uint8, c_uint16, c_uint16, POINTER(c_uint8), c_uint16, c_uint32)
libusb_bulk_transfer = _library.function("libusb_bulk_transfer", c_int32, POINTER(libusb_device_handle), c_uint8, POINTER(c_uint8), c_int32, POINTER(c_int32), c_uint32)
libusb_interrupt_transfer = _library.function("libusb_interrupt_transfer", c_int32, POINTER(libusb_device_handle), c_uint8, POINTER(c_uint8), c_int32, POINTER(c_int32), c_uint32)
libusb_get_string_descriptor_ascii = _library.function("libusb_get_string_descriptor_ascii", c_int32, POINTER(libusb_device_handle), c_uint8, POINTER(c_uint8), c_int32)
libusb_try_lock_events = _library.function("libusb_try_lock_events", c_int32, POINTER(libusb_context))
libusb_lock_events = _library.function("libusb_lock_events", None, POINTER(libusb_context))
libusb_unlock_events = _library.function("libusb_unlock_events", None, POINTER(libusb_context))
libusb_event_handling_ok = _library.function("libusb_event_handling_ok", c_int32, POINTER(libusb_context))
libusb_event_handler_active = _library.function("libusb_event_handler_active", c_int32, POINTER(libusb_context))
libusb_interrupt_event_handler = _library.function("libusb_interrupt_event_handler", None, POINTER(libusb_context))
libusb_lock_event_waiters = _library.function("libusb_lock_event_waiters", None, POINTER(libusb_context))
libusb_unlock_event_waiters = _library.function("libusb_unlock_event_waiters", None, POINTER(libusb_context))
libusb_wait_for_event = _library.function("libusb_wait_for_event", c_int32, POINTER(libusb_context), POINTER(struct_timeval))
libusb_handle_events_timeout = _library.function("libusb_handle_events_timeout", c_int32, POINTER(libusb_context), POINTER(struct_timeval))
libusb_handle_events_timeout_completed = _library.function("libusb_handle_events_timeout_completed", c_int32, POINTER(libusb_context), POINTER(struct_timeval), POINTER(c_int32))
libusb_handle_events = _library.function("libusb_handle_events", c_int32, POINTER(libusb_context))
libusb_handle_events_completed = _library.function("libusb_handle_events_completed", c_int32, POINTER(libusb_context), POINTER(c_int32))
libusb_handle_events_locked = _library.function("libusb_handle_events_locked", c_int32, POINTER(libusb_context), POINTER(struct_timeval))
libusb_pollfds_handle_timeouts = _library.function("libusb_pollfds_handle_timeouts", c_int32, POINTER(libusb_context))
libusb_get_next_timeout = _library.function("libusb_get_next_timeout", c_int32, POINTER(libusb_context), POINTER(struct_timeval))
libusb_get_pollfds = _library.function("libusb_get_pollfds", POINTER(POINTER(struct_libusb_pollfd)), POINTER(libusb_context))
libusb_free_pollfds = _library.function("libusb_free_pollfds", None, POINTER(POINTER(struct_libusb_pollfd)))
libusb_set_pollfd_notifiers = _library.function("libusb_set_pollfd_notifiers", None, POINTER(libusb_context), libusb_pollfd_added_cb, libusb_pollfd_removed_cb, c_void_p)
libusb_hotplug_register_callback = _library.function("libusb_hotplug_register_callback", c_int32, POINTER(libusb_context), c_int32, c_int32, c_int32, c_int32, c_int32, libusb_hotplug_callback_fn, c_void_p, POINTER(libusb_hotplug_callback_handle))
libusb_hotplug_deregister_callback = _library.function("libusb_hotplug_deregister_callback", None, POINTER(libusb_context), libusb_hotplug_callback_handle)
libusb_hotplug_get_user_data = _library.function("libusb_hotplug_get_user_data", c_void_p, POINTER(libusb_context), libusb_hotplug_callback_handle)
libusb_set_option = _library.function("libusb_set_option", c_int32, POINTER(libusb_context), enum_libusb_option, variadic=True)
LIBUSB_API_VERSION = 0x1000109
LIBUSBX_API_VERSION = 16777481
LIBUSB_DT_DEVICE_SIZE = 18
LIBUSB_DT_CONFIG_SIZE = 9
LIBUSB_DT_INTERFACE_SIZE = 9
LIBUSB_DT_ENDPOINT_SIZE = 7
LIBUSB_DT_ENDPOINT_AUDIO_SIZE = 9
LIBUSB_DT_HUB_NONVAR_SIZE = 7
LIBUSB_DT_SS_ENDPOINT_COMPANION_SIZE = 6
LIBUSB_DT_BOS_SIZE = 5
LIBUSB_DT_DEVICE_CAPABILITY_SIZE = 3
LIBUSB_BT_USB_2_0_EXTENSION_SIZE = 7
LIBUSB_BT_SS_USB_DEVICE_CAPABILITY_SIZE = 10
LIBUSB_BT_CONTAINER_ID_SIZE = 20
LIBUSB_DT_BOS_MAX_SIZE = 42
LIBUSB_ENDPOINT_ADDRESS_MASK = 0xf
LIBUSB_ENDPOINT_DIR_MASK = 0x80
LIBUSB_TRANSFER_TYPE_MASK = 0x3
LIBUSB_ISO_SYNC_TYPE_MASK = 0xc
LIBUSB_ISO_USAGE_TYPE_MASK = 0x30
LIBUSB_CONTROL_SETUP_SIZE = 8
LIBUSB_ERROR_COUNT = 14
LIBUSB_HOTPLUG_NO_FLAGS = 0
LIBUSB_HOTPLUG_MATCH_ANY = -1
LIBUSB_OPTION_WEAK_AUTHORITY = 2
# skipped (declaration): LIBUSB_PACKED LIBUSB_DEPRECATED_FOR
# skipped (empty): LIBUSB_H ZERO_SIZED_ARRAY LIBUSB_CALL
# skipped (inline): libusb_cpu_to_le16 libusb_control_transfer_get_data libusb_control_transfer_get_setup libusb_fill_control_setup libusb_fill_control_transfer libusb_fill_bulk_transfer libusb_fill_bulk_stream_transfer libusb_fill_interrupt_transfer libusb_fill_iso_transfer libusb_set_iso_packet_lengths libusb_get_iso_packet_buffer libusb_get_iso_packet_buffer_simple libusb_get_descriptor libusb_get_string_descriptor
# skipped (not-constant): libusb_le16_to_cpu
