# ruff: noqa: E501 F401 E731 F821 A002 A006 F811 F822
# fmt: off
import ctypes
from typing import Any

from tg_autogen import runtime
from tg_autogen.fields import Field

enum_libusb_class_code = ctypes.c_uint32
LIBUSB_CLASS_PER_INTERFACE: int
LIBUSB_CLASS_AUDIO: int
LIBUSB_CLASS_COMM: int
LIBUSB_CLASS_HID: int
LIBUSB_CLASS_PHYSICAL: int
LIBUSB_CLASS_IMAGE: int
LIBUSB_CLASS_PTP: int
LIBUSB_CLASS_PRINTER: int
LIBUSB_CLASS_MASS_STORAGE: int
LIBUSB_CLASS_HUB: int
LIBUSB_CLASS_DATA: int
LIBUSB_CLASS_SMART_CARD: int
LIBUSB_CLASS_CONTENT_SECURITY: int
LIBUSB_CLASS_VIDEO: int
LIBUSB_CLASS_PERSONAL_HEALTHCARE: int
LIBUSB_CLASS_DIAGNOSTIC_DEVICE: int
LIBUSB_CLASS_WIRELESS: int
LIBUSB_CLASS_MISCELLANEOUS: int
LIBUSB_CLASS_APPLICATION: int
LIBUSB_CLASS_VENDOR_SPEC: int
enum_libusb_descriptor_type = ctypes.c_uint32
LIBUSB_DT_DEVICE: int
LIBUSB_DT_CONFIG: int
LIBUSB_DT_STRING: int
LIBUSB_DT_INTERFACE: int
LIBUSB_DT_ENDPOINT: int
LIBUSB_DT_BOS: int
LIBUSB_DT_DEVICE_CAPABILITY: int
LIBUSB_DT_HID: int
LIBUSB_DT_REPORT: int
LIBUSB_DT_PHYSICAL: int
LIBUSB_DT_HUB: int
LIBUSB_DT_SUPERSPEED_HUB: int
LIBUSB_DT_SS_ENDPOINT_COMPANION: int
enum_libusb_endpoint_direction = ctypes.c_uint32
LIBUSB_ENDPOINT_OUT: int
LIBUSB_ENDPOINT_IN: int
enum_libusb_endpoint_transfer_type = ctypes.c_uint32
LIBUSB_ENDPOINT_TRANSFER_TYPE_CONTROL: int
LIBUSB_ENDPOINT_TRANSFER_TYPE_ISOCHRONOUS: int
LIBUSB_ENDPOINT_TRANSFER_TYPE_BULK: int
LIBUSB_ENDPOINT_TRANSFER_TYPE_INTERRUPT: int
enum_libusb_standard_request = ctypes.c_uint32
LIBUSB_REQUEST_GET_STATUS: int
LIBUSB_REQUEST_CLEAR_FEATURE: int
LIBUSB_REQUEST_SET_FEATURE: int
LIBUSB_REQUEST_SET_ADDRESS: int
LIBUSB_REQUEST_GET_DESCRIPTOR: int
LIBUSB_REQUEST_SET_DESCRIPTOR: int
LIBUSB_REQUEST_GET_CONFIGURATION: int
LIBUSB_REQUEST_SET_CONFIGURATION: int
LIBUSB_REQUEST_GET_INTERFACE: int
LIBUSB_REQUEST_SET_INTERFACE: int
LIBUSB_REQUEST_SYNCH_FRAME: int
LIBUSB_REQUEST_SET_SEL: int
LIBUSB_SET_ISOCH_DELAY: int
enum_libusb_request_type = ctypes.c_uint32
LIBUSB_REQUEST_TYPE_STANDARD: int
LIBUSB_REQUEST_TYPE_CLASS: int
LIBUSB_REQUEST_TYPE_VENDOR: int
LIBUSB_REQUEST_TYPE_RESERVED: int
enum_libusb_request_recipient = ctypes.c_uint32
LIBUSB_RECIPIENT_DEVICE: int
LIBUSB_RECIPIENT_INTERFACE: int
LIBUSB_RECIPIENT_ENDPOINT: int
LIBUSB_RECIPIENT_OTHER: int
enum_libusb_iso_sync_type = ctypes.c_uint32
LIBUSB_ISO_SYNC_TYPE_NONE: int
LIBUSB_ISO_SYNC_TYPE_ASYNC: int
LIBUSB_ISO_SYNC_TYPE_ADAPTIVE: int
LIBUSB_ISO_SYNC_TYPE_SYNC: int
enum_libusb_iso_usage_type = ctypes.c_uint32
LIBUSB_ISO_USAGE_TYPE_DATA: int
LIBUSB_ISO_USAGE_TYPE_FEEDBACK: int
LIBUSB_ISO_USAGE_TYPE_IMPLICIT: int
enum_libusb_supported_speed = ctypes.c_uint32
LIBUSB_LOW_SPEED_OPERATION: int
LIBUSB_FULL_SPEED_OPERATION: int
LIBUSB_HIGH_SPEED_OPERATION: int
LIBUSB_SUPER_SPEED_OPERATION: int
enum_libusb_usb_2_0_extension_attributes = ctypes.c_uint32
LIBUSB_BM_LPM_SUPPORT: int
enum_libusb_ss_usb_device_capability_attributes = ctypes.c_uint32
LIBUSB_BM_LTM_SUPPORT: int
enum_libusb_bos_type = ctypes.c_uint32
LIBUSB_BT_WIRELESS_USB_DEVICE_CAPABILITY: int
LIBUSB_BT_USB_2_0_EXTENSION: int
LIBUSB_BT_SS_USB_DEVICE_CAPABILITY: int
LIBUSB_BT_CONTAINER_ID: int
class struct_libusb_device_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    bcdUSB: Field[int]
    bDeviceClass: Field[int]
    bDeviceSubClass: Field[int]
    bDeviceProtocol: Field[int]
    bMaxPacketSize0: Field[int]
    idVendor: Field[int]
    idProduct: Field[int]
    bcdDevice: Field[int]
    iManufacturer: Field[int]
    iProduct: Field[int]
    iSerialNumber: Field[int]
    bNumConfigurations: Field[int]
class struct_libusb_endpoint_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    bEndpointAddress: Field[int]
    bmAttributes: Field[int]
    wMaxPacketSize: Field[int]
    bInterval: Field[int]
    bRefresh: Field[int]
    bSynchAddress: Field[int]
    extra: Field[ctypes._Pointer[ctypes.c_uint8]]
    extra_length: Field[int]
class struct_libusb_interface_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    bInterfaceNumber: Field[int]
    bAlternateSetting: Field[int]
    bNumEndpoints: Field[int]
    bInterfaceClass: Field[int]
    bInterfaceSubClass: Field[int]
    bInterfaceProtocol: Field[int]
    iInterface: Field[int]
    endpoint: Field[ctypes._Pointer[struct_libusb_endpoint_descriptor]]
    extra: Field[ctypes._Pointer[ctypes.c_uint8]]
    extra_length: Field[int]
class struct_libusb_interface(runtime.Struct):
    altsetting: Field[ctypes._Pointer[struct_libusb_interface_descriptor]]
    num_altsetting: Field[int]
class struct_libusb_config_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    wTotalLength: Field[int]
    bNumInterfaces: Field[int]
    bConfigurationValue: Field[int]
    iConfiguration: Field[int]
    bmAttributes: Field[int]
    MaxPower: Field[int]
    interface: Field[ctypes._Pointer[struct_libusb_interface]]
    extra: Field[ctypes._Pointer[ctypes.c_uint8]]
    extra_length: Field[int]
class struct_libusb_ss_endpoint_companion_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    bMaxBurst: Field[int]
    bmAttributes: Field[int]
    wBytesPerInterval: Field[int]
class struct_libusb_bos_dev_capability_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    bDevCapabilityType: Field[int]
    dev_capability_data: Field[ctypes.Array[ctypes.c_uint8]]
class struct_libusb_bos_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    wTotalLength: Field[int]
    bNumDeviceCaps: Field[int]
    dev_capability: Field[ctypes.Array[Any]]
class struct_libusb_usb_2_0_extension_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    bDevCapabilityType: Field[int]
    bmAttributes: Field[int]
class struct_libusb_ss_usb_device_capability_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    bDevCapabilityType: Field[int]
    bmAttributes: Field[int]
    wSpeedSupported: Field[int]
    bFunctionalitySupport: Field[int]
    bU1DevExitLat: Field[int]
    bU2DevExitLat: Field[int]
class struct_libusb_container_id_descriptor(runtime.Struct):
    bLength: Field[int]
    bDescriptorType: Field[int]
    bDevCapabilityType: Field[int]
    bReserved: Field[int]
    ContainerID: Field[ctypes.Array[ctypes.c_uint8]]
class struct_libusb_control_setup(runtime.Struct):
    bmRequestType: Field[int]
    bRequest: Field[int]
    wValue: Field[int]
    wIndex: Field[int]
    wLength: Field[int]
class struct_libusb_context(runtime.Struct): ...
class struct_libusb_device(runtime.Struct): ...
class struct_libusb_device_handle(runtime.Struct): ...
class struct_libusb_version(runtime.Struct):
    major: Field[int]
    minor: Field[int]
    micro: Field[int]
    nano: Field[int]
    rc: Field[bytes | None]
    describe: Field[bytes | None]
libusb_context = struct_libusb_context
libusb_device = struct_libusb_device
libusb_device_handle = struct_libusb_device_handle
enum_libusb_speed = ctypes.c_uint32
LIBUSB_SPEED_UNKNOWN: int
LIBUSB_SPEED_LOW: int
LIBUSB_SPEED_FULL: int
LIBUSB_SPEED_HIGH: int
LIBUSB_SPEED_SUPER: int
LIBUSB_SPEED_SUPER_PLUS: int
enum_libusb_error = ctypes.c_int32
LIBUSB_SUCCESS: int
LIBUSB_ERROR_IO: int
LIBUSB_ERROR_INVALID_PARAM: int
LIBUSB_ERROR_ACCESS: int
LIBUSB_ERROR_NO_DEVICE: int
LIBUSB_ERROR_NOT_FOUND: int
LIBUSB_ERROR_BUSY: int
LIBUSB_ERROR_TIMEOUT: int
LIBUSB_ERROR_OVERFLOW: int
LIBUSB_ERROR_PIPE: int
LIBUSB_ERROR_INTERRUPTED: int
LIBUSB_ERROR_NO_MEM: int
LIBUSB_ERROR_NOT_SUPPORTED: int
LIBUSB_ERROR_OTHER: int
enum_libusb_transfer_type = ctypes.c_uint32
LIBUSB_TRANSFER_TYPE_CONTROL: int
LIBUSB_TRANSFER_TYPE_ISOCHRONOUS: int
LIBUSB_TRANSFER_TYPE_BULK: int
LIBUSB_TRANSFER_TYPE_INTERRUPT: int
LIBUSB_TRANSFER_TYPE_BULK_STREAM: int
enum_libusb_transfer_status = ctypes.c_uint32
LIBUSB_TRANSFER_COMPLETED: int
LIBUSB_TRANSFER_ERROR: int
LIBUSB_TRANSFER_TIMED_OUT: int
LIBUSB_TRANSFER_CANCELLED: int
LIBUSB_TRANSFER_STALL: int
LIBUSB_TRANSFER_NO_DEVICE: int
LIBUSB_TRANSFER_OVERFLOW: int
enum_libusb_transfer_flags = ctypes.c_uint32
LIBUSB_TRANSFER_SHORT_NOT_OK: int
LIBUSB_TRANSFER_FREE_BUFFER: int
LIBUSB_TRANSFER_FREE_TRANSFER: int
LIBUSB_TRANSFER_ADD_ZERO_PACKET: int
class struct_libusb_iso_packet_descriptor(runtime.Struct):
    length: Field[int]
    actual_length: Field[int]
    status: Field[int]
libusb_transfer_cb_fn = Any
class struct_libusb_transfer(runtime.Struct):
    dev_handle: Field[ctypes._Pointer[struct_libusb_device_handle]]
    flags: Field[int]
    endpoint: Field[int]
    type: Field[int]
    timeout: Field[int]
    status: Field[int]
    length: Field[int]
    actual_length: Field[int]
    callback: Field[Any]
    user_data: Field[int | None]
    buffer: Field[ctypes._Pointer[ctypes.c_uint8]]
    num_iso_packets: Field[int]
    iso_packet_desc: Field[ctypes.Array[struct_libusb_iso_packet_descriptor]]
enum_libusb_capability = ctypes.c_uint32
LIBUSB_CAP_HAS_CAPABILITY: int
LIBUSB_CAP_HAS_HOTPLUG: int
LIBUSB_CAP_HAS_HID_ACCESS: int
LIBUSB_CAP_SUPPORTS_DETACH_KERNEL_DRIVER: int
enum_libusb_log_level = ctypes.c_uint32
LIBUSB_LOG_LEVEL_NONE: int
LIBUSB_LOG_LEVEL_ERROR: int
LIBUSB_LOG_LEVEL_WARNING: int
LIBUSB_LOG_LEVEL_INFO: int
LIBUSB_LOG_LEVEL_DEBUG: int
enum_libusb_log_cb_mode = ctypes.c_uint32
LIBUSB_LOG_CB_GLOBAL: int
LIBUSB_LOG_CB_CONTEXT: int
libusb_log_cb = Any
def libusb_init(ctx: Any, /) -> int:
    """int libusb_init(libusb_context ** ctx)"""
def libusb_exit(ctx: Any, /) -> None:
    """void libusb_exit(libusb_context * ctx)"""
def libusb_set_debug(ctx: Any, level: Any, /) -> None:
    """void libusb_set_debug(libusb_context * ctx, int level)"""
def libusb_set_log_cb(ctx: Any, cb: Any, mode: Any, /) -> None:
    """void libusb_set_log_cb(libusb_context * ctx, libusb_log_cb cb, int mode)"""
def libusb_get_version() -> ctypes._Pointer[struct_libusb_version]:
    """const struct libusb_version * libusb_get_version()"""
def libusb_has_capability(capability: Any, /) -> int:
    """int libusb_has_capability(uint32_t capability)"""
def libusb_error_name(errcode: Any, /) -> bytes | None:
    """const char * libusb_error_name(int errcode)"""
def libusb_setlocale(locale: Any, /) -> int:
    """int libusb_setlocale(const char * locale)"""
def libusb_strerror(errcode: Any, /) -> bytes | None:
    """const char * libusb_strerror(int errcode)"""
def libusb_get_device_list(ctx: Any, list: Any, /) -> int:
    """ssize_t libusb_get_device_list(libusb_context * ctx, libusb_device *** list)"""
def libusb_free_device_list(list: Any, unref_devices: Any, /) -> None:
    """void libusb_free_device_list(libusb_device ** list, int unref_devices)"""
def libusb_ref_device(dev: Any, /) -> ctypes._Pointer[struct_libusb_device]:
    """libusb_device * libusb_ref_device(libusb_device * dev)"""
def libusb_unref_device(dev: Any, /) -> None:
    """void libusb_unref_device(libusb_device * dev)"""
def libusb_get_configuration(dev: Any, config: Any, /) -> int:
    """int libusb_get_configuration(libusb_device_handle * dev, int * config)"""
def libusb_get_device_descriptor(dev: Any, desc: Any, /) -> int:
    """int libusb_get_device_descriptor(libusb_device * dev, struct libusb_device_descriptor * desc)"""
def libusb_get_active_config_descriptor(dev: Any, config: Any, /) -> int:
    """int libusb_get_active_config_descriptor(libusb_device * dev, struct libusb_config_descriptor ** config)"""
def libusb_get_config_descriptor(dev: Any, config_index: Any, config: Any, /) -> int:
    """int libusb_get_config_descriptor(libusb_device * dev, uint8_t config_index, struct libusb_config_descriptor ** config)"""
def libusb_get_config_descriptor_by_value(dev: Any, bConfigurationValue: Any, config: Any, /) -> int:
    """int libusb_get_config_descriptor_by_value(libusb_device * dev, uint8_t bConfigurationValue, struct libusb_config_descriptor ** config)"""
def libusb_free_config_descriptor(config: Any, /) -> None:
    """void libusb_free_config_descriptor(struct libusb_config_descriptor * config)"""
def libusb_get_ss_endpoint_companion_descriptor(ctx: Any, endpoint: Any, ep_comp: Any, /) -> int:
    """int libusb_get_ss_endpoint_companion_descriptor(libusb_context * ctx, const struct libusb_endpoint_descriptor * endpoint, struct libusb_ss_endpoint_companion_descriptor ** ep_comp)"""
def libusb_free_ss_endpoint_companion_descriptor(ep_comp: Any, /) -> None:
    """void libusb_free_ss_endpoint_companion_descriptor(struct libusb_ss_endpoint_companion_descriptor * ep_comp)"""
def libusb_get_bos_descriptor(dev_handle: Any, bos: Any, /) -> int:
    """int libusb_get_bos_descriptor(libusb_device_handle * dev_handle, struct libusb_bos_descriptor ** bos)"""
def libusb_free_bos_descriptor(bos: Any, /) -> None:
    """void libusb_free_bos_descriptor(struct libusb_bos_descriptor * bos)"""
def libusb_get_usb_2_0_extension_descriptor(ctx: Any, dev_cap: Any, usb_2_0_extension: Any, /) -> int:
    """int libusb_get_usb_2_0_extension_descriptor(libusb_context * ctx, struct libusb_bos_dev_capability_descriptor * dev_cap, struct libusb_usb_2_0_extension_descriptor ** usb_2_0_extension)"""
def libusb_free_usb_2_0_extension_descriptor(usb_2_0_extension: Any, /) -> None:
    """void libusb_free_usb_2_0_extension_descriptor(struct libusb_usb_2_0_extension_descriptor * usb_2_0_extension)"""
def libusb_get_ss_usb_device_capability_descriptor(ctx: Any, dev_cap: Any, ss_usb_device_cap: Any, /) -> int:
    """int libusb_get_ss_usb_device_capability_descriptor(libusb_context * ctx, struct libusb_bos_dev_capability_descriptor * dev_cap, struct libusb_ss_usb_device_capability_descriptor ** ss_usb_device_cap)"""
def libusb_free_ss_usb_device_capability_descriptor(ss_usb_device_cap: Any, /) -> None:
    """void libusb_free_ss_usb_device_capability_descriptor(struct libusb_ss_usb_device_capability_descriptor * ss_usb_device_cap)"""
def libusb_get_container_id_descriptor(ctx: Any, dev_cap: Any, container_id: Any, /) -> int:
    """int libusb_get_container_id_descriptor(libusb_context * ctx, struct libusb_bos_dev_capability_descriptor * dev_cap, struct libusb_container_id_descriptor ** container_id)"""
def libusb_free_container_id_descriptor(container_id: Any, /) -> None:
    """void libusb_free_container_id_descriptor(struct libusb_container_id_descriptor * container_id)"""
def libusb_get_bus_number(dev: Any, /) -> int:
    """uint8_t libusb_get_bus_number(libusb_device * dev)"""
def libusb_get_port_number(dev: Any, /) -> int:
    """uint8_t libusb_get_port_number(libusb_device * dev)"""
def libusb_get_port_numbers(dev: Any, port_numbers: Any, port_numbers_len: Any, /) -> int:
    """int libusb_get_port_numbers(libusb_device * dev, uint8_t * port_numbers, int port_numbers_len)"""
def libusb_get_port_path(ctx: Any, dev: Any, path: Any, path_length: Any, /) -> int:
    """int libusb_get_port_path(libusb_context * ctx, libusb_device * dev, uint8_t * path, uint8_t path_length)"""
def libusb_get_parent(dev: Any, /) -> ctypes._Pointer[struct_libusb_device]:
    """libusb_device * libusb_get_parent(libusb_device * dev)"""
def libusb_get_device_address(dev: Any, /) -> int:
    """uint8_t libusb_get_device_address(libusb_device * dev)"""
def libusb_get_device_speed(dev: Any, /) -> int:
    """int libusb_get_device_speed(libusb_device * dev)"""
def libusb_get_max_packet_size(dev: Any, endpoint: Any, /) -> int:
    """int libusb_get_max_packet_size(libusb_device * dev, unsigned char endpoint)"""
def libusb_get_max_iso_packet_size(dev: Any, endpoint: Any, /) -> int:
    """int libusb_get_max_iso_packet_size(libusb_device * dev, unsigned char endpoint)"""
def libusb_wrap_sys_device(ctx: Any, sys_dev: Any, dev_handle: Any, /) -> int:
    """int libusb_wrap_sys_device(libusb_context * ctx, intptr_t sys_dev, libusb_device_handle ** dev_handle)"""
def libusb_open(dev: Any, dev_handle: Any, /) -> int:
    """int libusb_open(libusb_device * dev, libusb_device_handle ** dev_handle)"""
def libusb_close(dev_handle: Any, /) -> None:
    """void libusb_close(libusb_device_handle * dev_handle)"""
def libusb_get_device(dev_handle: Any, /) -> ctypes._Pointer[struct_libusb_device]:
    """libusb_device * libusb_get_device(libusb_device_handle * dev_handle)"""
def libusb_set_configuration(dev_handle: Any, configuration: Any, /) -> int:
    """int libusb_set_configuration(libusb_device_handle * dev_handle, int configuration)"""
def libusb_claim_interface(dev_handle: Any, interface_number: Any, /) -> int:
    """int libusb_claim_interface(libusb_device_handle * dev_handle, int interface_number)"""
def libusb_release_interface(dev_handle: Any, interface_number: Any, /) -> int:
    """int libusb_release_interface(libusb_device_handle * dev_handle, int interface_number)"""
def libusb_open_device_with_vid_pid(ctx: Any, vendor_id: Any, product_id: Any, /) -> ctypes._Pointer[struct_libusb_device_handle]:
    """libusb_device_handle * libusb_open_device_with_vid_pid(libusb_context * ctx, uint16_t vendor_id, uint16_t product_id)"""
def libusb_set_interface_alt_setting(dev_handle: Any, interface_number: Any, alternate_setting: Any, /) -> int:
    """int libusb_set_interface_alt_setting(libusb_device_handle * dev_handle, int interface_number, int alternate_setting)"""
def libusb_clear_halt(dev_handle: Any, endpoint: Any, /) -> int:
    """int libusb_clear_halt(libusb_device_handle * dev_handle, unsigned char endpoint)"""
def libusb_reset_device(dev_handle: Any, /) -> int:
    """int libusb_reset_device(libusb_device_handle * dev_handle)"""
def libusb_alloc_streams(dev_handle: Any, num_streams: Any, endpoints: Any, num_endpoints: Any, /) -> int:
    """int libusb_alloc_streams(libusb_device_handle * dev_handle, uint32_t num_streams, unsigned char * endpoints, int num_endpoints)"""
def libusb_free_streams(dev_handle: Any, endpoints: Any, num_endpoints: Any, /) -> int:
    """int libusb_free_streams(libusb_device_handle * dev_handle, unsigned char * endpoints, int num_endpoints)"""
def libusb_dev_mem_alloc(dev_handle: Any, length: Any, /) -> ctypes._Pointer[ctypes.c_uint8]:
    """unsigned char * libusb_dev_mem_alloc(libusb_device_handle * dev_handle, size_t length)"""
def libusb_dev_mem_free(dev_handle: Any, buffer: Any, length: Any, /) -> int:
    """int libusb_dev_mem_free(libusb_device_handle * dev_handle, unsigned char * buffer, size_t length)"""
def libusb_kernel_driver_active(dev_handle: Any, interface_number: Any, /) -> int:
    """int libusb_kernel_driver_active(libusb_device_handle * dev_handle, int interface_number)"""
def libusb_detach_kernel_driver(dev_handle: Any, interface_number: Any, /) -> int:
    """int libusb_detach_kernel_driver(libusb_device_handle * dev_handle, int interface_number)"""
def libusb_attach_kernel_driver(dev_handle: Any, interface_number: Any, /) -> int:
    """int libusb_attach_kernel_driver(libusb_device_handle * dev_handle, int interface_number)"""
def libusb_set_auto_detach_kernel_driver(dev_handle: Any, enable: Any, /) -> int:
    """int libusb_set_auto_detach_kernel_driver(libusb_device_handle * dev_handle, int enable)"""
def libusb_alloc_transfer(iso_packets: Any, /) -> ctypes._Pointer[struct_libusb_transfer]:
    """struct libusb_transfer * libusb_alloc_transfer(int iso_packets)"""
def libusb_submit_transfer(transfer: Any, /) -> int:
    """int libusb_submit_transfer(struct libusb_transfer * transfer)"""
def libusb_cancel_transfer(transfer: Any, /) -> int:
    """int libusb_cancel_transfer(struct libusb_transfer * transfer)"""
def libusb_free_transfer(transfer: Any, /) -> None:
    """void libusb_free_transfer(struct libusb_transfer * transfer)"""
def libusb_transfer_set_stream_id(transfer: Any, stream_id: Any, /) -> None:
    """void libusb_transfer_set_stream_id(struct libusb_transfer * transfer, uint32_t stream_id)"""
def libusb_transfer_get_stream_id(transfer: Any, /) -> int:
    """uint32_t libusb_transfer_get_stream_id(struct libusb_transfer * transfer)"""
def libusb_control_transfer(dev_handle: Any, request_type: Any, bRequest: Any, wValue: Any, wIndex: Any, data: Any, wLength: Any, timeout: Any, /) -> int:
    """int libusb_control_transfer(libusb_device_handle * dev_handle, uint8_t request_type, uint8_t bRequest, uint16_t wValue, uint16_t wIndex, unsigned char * data, uint16_t wLength, unsigned int timeout)"""
def libusb_bulk_transfer(dev_handle: Any, endpoint: Any, data: Any, length: Any, actual_length: Any, timeout: Any, /) -> int:
    """int libusb_bulk_transfer(libusb_device_handle * dev_handle, unsigned char endpoint, unsigned char * data, int length, int * actual_length, unsigned int timeout)"""
def libusb_interrupt_transfer(dev_handle: Any, endpoint: Any, data: Any, length: Any, actual_length: Any, timeout: Any, /) -> int:
    """int libusb_interrupt_transfer(libusb_device_handle * dev_handle, unsigned char endpoint, unsigned char * data, int length, int * actual_length, unsigned int timeout)"""
def libusb_get_string_descriptor_ascii(dev_handle: Any, desc_index: Any, data: Any, length: Any, /) -> int:
    """int libusb_get_string_descriptor_ascii(libusb_device_handle * dev_handle, uint8_t desc_index, unsigned char * data, int length)"""
def libusb_try_lock_events(ctx: Any, /) -> int:
    """int libusb_try_lock_events(libusb_context * ctx)"""
def libusb_lock_events(ctx: Any, /) -> None:
    """void libusb_lock_events(libusb_context * ctx)"""
def libusb_unlock_events(ctx: Any, /) -> None:
    """void libusb_unlock_events(libusb_context * ctx)"""
def libusb_event_handling_ok(ctx: Any, /) -> int:
    """int libusb_event_handling_ok(libusb_context * ctx)"""
def libusb_event_handler_active(ctx: Any, /) -> int:
    """int libusb_event_handler_active(libusb_context * ctx)"""
def libusb_interrupt_event_handler(ctx: Any, /) -> None:
    """void libusb_interrupt_event_handler(libusb_context * ctx)"""
def libusb_lock_event_waiters(ctx: Any, /) -> None:
    """void libusb_lock_event_waiters(libusb_context * ctx)"""
def libusb_unlock_event_waiters(ctx: Any, /) -> None:
    """void libusb_unlock_event_waiters(libusb_context * ctx)"""
class struct_timeval(runtime.Struct):
    tv_sec: Field[int]
    tv_usec: Field[int]
def libusb_wait_for_event(ctx: Any, tv: Any, /) -> int:
    """int libusb_wait_for_event(libusb_context * ctx, struct timeval * tv)"""
def libusb_handle_events_timeout(ctx: Any, tv: Any, /) -> int:
    """int libusb_handle_events_timeout(libusb_context * ctx, struct timeval * tv)"""
def libusb_handle_events_timeout_completed(ctx: Any, tv: Any, completed: Any, /) -> int:
    """int libusb_handle_events_timeout_completed(libusb_context * ctx, struct timeval * tv, int * completed)"""
def libusb_handle_events(ctx: Any, /) -> int:
    """int libusb_handle_events(libusb_context * ctx)"""
def libusb_handle_events_completed(ctx: Any, completed: Any, /) -> int:
    """int libusb_handle_events_completed(libusb_context * ctx, int * completed)"""
def libusb_handle_events_locked(ctx: Any, tv: Any, /) -> int:
    """int libusb_handle_events_locked(libusb_context * ctx, struct timeval * tv)"""
def libusb_pollfds_handle_timeouts(ctx: Any, /) -> int:
    """int libusb_pollfds_handle_timeouts(libusb_context * ctx)"""
def libusb_get_next_timeout(ctx: Any, tv: Any, /) -> int:
    """int libusb_get_next_timeout(libusb_context * ctx, struct timeval * tv)"""
class struct_libusb_pollfd(runtime.Struct):
    fd: Field[int]
    events: Field[int]
libusb_pollfd_added_cb = Any
libusb_pollfd_removed_cb = Any
def libusb_get_pollfds(ctx: Any, /) -> ctypes._Pointer[Any]:
    """const struct libusb_pollfd ** libusb_get_pollfds(libusb_context * ctx)"""
def libusb_free_pollfds(pollfds: Any, /) -> None:
    """void libusb_free_pollfds(const struct libusb_pollfd ** pollfds)"""
def libusb_set_pollfd_notifiers(ctx: Any, added_cb: Any, removed_cb: Any, user_data: Any, /) -> None:
    """void libusb_set_pollfd_notifiers(libusb_context * ctx, libusb_pollfd_added_cb added_cb, libusb_pollfd_removed_cb removed_cb, void * user_data)"""
libusb_hotplug_callback_handle = ctypes.c_int32
libusb_hotplug_event = ctypes.c_uint32
LIBUSB_HOTPLUG_EVENT_DEVICE_ARRIVED: int
LIBUSB_HOTPLUG_EVENT_DEVICE_LEFT: int
libusb_hotplug_flag = ctypes.c_uint32
LIBUSB_HOTPLUG_ENUMERATE: int
libusb_hotplug_callback_fn = Any
def libusb_hotplug_register_callback(ctx: Any, events: Any, flags: Any, vendor_id: Any, product_id: Any, dev_class: Any, cb_fn: Any, user_data: Any, callback_handle: Any, /) -> int:
    """int libusb_hotplug_register_callback(libusb_context * ctx, int events, int flags, int vendor_id, int product_id, int dev_class, libusb_hotplug_callback_fn cb_fn, void * user_data, libusb_hotplug_callback_handle * callback_handle)"""
def libusb_hotplug_deregister_callback(ctx: Any, callback_handle: Any, /) -> None:
    """void libusb_hotplug_deregister_callback(libusb_context * ctx, libusb_hotplug_callback_handle callback_handle)"""
def libusb_hotplug_get_user_data(ctx: Any, callback_handle: Any, /) -> int | None:
    """void * libusb_hotplug_get_user_data(libusb_context * ctx, libusb_hotplug_callback_handle callback_handle)"""
enum_libusb_option = ctypes.c_uint32
LIBUSB_OPTION_LOG_LEVEL: int
LIBUSB_OPTION_USE_USBDK: int
LIBUSB_OPTION_NO_DEVICE_DISCOVERY: int
LIBUSB_OPTION_MAX: int
def libusb_set_option(ctx: Any, option: Any, /, *args: Any) -> int:
    """int libusb_set_option(libusb_context * ctx, enum libusb_option option, ...)"""
LIBUSB_API_VERSION: int
LIBUSBX_API_VERSION: int
LIBUSB_DT_DEVICE_SIZE: int
LIBUSB_DT_CONFIG_SIZE: int
LIBUSB_DT_INTERFACE_SIZE: int
LIBUSB_DT_ENDPOINT_SIZE: int
LIBUSB_DT_ENDPOINT_AUDIO_SIZE: int
LIBUSB_DT_HUB_NONVAR_SIZE: int
LIBUSB_DT_SS_ENDPOINT_COMPANION_SIZE: int
LIBUSB_DT_BOS_SIZE: int
LIBUSB_DT_DEVICE_CAPABILITY_SIZE: int
LIBUSB_BT_USB_2_0_EXTENSION_SIZE: int
LIBUSB_BT_SS_USB_DEVICE_CAPABILITY_SIZE: int
LIBUSB_BT_CONTAINER_ID_SIZE: int
LIBUSB_DT_BOS_MAX_SIZE: int
LIBUSB_ENDPOINT_ADDRESS_MASK: int
LIBUSB_ENDPOINT_DIR_MASK: int
LIBUSB_TRANSFER_TYPE_MASK: int
LIBUSB_ISO_SYNC_TYPE_MASK: int
LIBUSB_ISO_USAGE_TYPE_MASK: int
LIBUSB_CONTROL_SETUP_SIZE: int
LIBUSB_ERROR_COUNT: int
LIBUSB_HOTPLUG_NO_FLAGS: int
LIBUSB_HOTPLUG_MATCH_ANY: int
LIBUSB_OPTION_WEAK_AUTHORITY: int
