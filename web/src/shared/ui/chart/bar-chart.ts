/** A chart of bars with its styles. */
import '@mantine/charts/styles.layer.css';

export { BarChart } from '@mantine/charts';
