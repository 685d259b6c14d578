/** Styles of Mantine components that only the admin area uses. Add a component's file here when you start to use it there. */
import '@mantine/core/styles/Popover.layer.css';
import './admin-controls.css';
