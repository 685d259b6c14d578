/** The charts of the component library with their styles: a piece of its own, which nothing loads that shows no chart. */
import '@mantine/charts/styles.layer.css';

export { BarChart, CompositeChart } from '@mantine/charts';
