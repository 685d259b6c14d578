import '@mantine/charts/styles.layer.css';
import './print.css';

export { BarChart } from '@mantine/charts';
