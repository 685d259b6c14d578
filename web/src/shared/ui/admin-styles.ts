/**
 * The styles of the component library's parts that only the admin area uses, so that members do without them. A part
 * that is newly used there adds its file here.
 */
import '@mantine/core/styles/Popover.layer.css';
import './admin-controls.css';
