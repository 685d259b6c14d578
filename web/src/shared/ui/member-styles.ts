/**
 * Styles of Mantine components that only the member and admin areas use. Add a component's file here when you start to use it
 * there.
 */
import './main-styles.ts';
import '@mantine/core/styles/AppShell.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Card.layer.css';
import './member-controls.css';
