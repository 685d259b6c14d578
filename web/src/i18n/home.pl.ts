import content from '../../content/pl/home.json';
import home from './messages/home.pl.json';

/** Polish texts of the frame and the home page. */
export const messages = { ...home, ...content };
