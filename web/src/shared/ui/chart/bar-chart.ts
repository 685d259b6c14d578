import '@mantine/charts/styles.layer.css';

export { BarChart } from '@mantine/charts';
