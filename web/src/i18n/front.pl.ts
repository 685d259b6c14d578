import content from '../../content/pl/home.json';
import front from './messages/front.pl.json';

/** Polish texts of the frame and the home page. */
export const messages = { ...front, ...content };
