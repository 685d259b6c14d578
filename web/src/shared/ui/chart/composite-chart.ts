/**
 * A chart of lines and areas with its styles, loaded when one is shown. Nothing imports it otherwise: the bundler would
 * then cut the app's own code into many pieces.
 */
import '@mantine/charts/styles.layer.css';

export { CompositeChart } from '@mantine/charts';
