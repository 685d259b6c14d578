/** Import this dynamically only: a static import would make the bundler split the app's code into many chunks. */
import '@mantine/charts/styles.layer.css';
import './print.css';

export { CompositeChart } from '@mantine/charts';
