/**
 * The styles of the component library's parts that the home page and the cart do without: the member and admin areas, and
 * what opens with them. A part that is newly used there adds its file here.
 */
import './inner-styles.ts';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Card.layer.css';
import './member-controls.css';
