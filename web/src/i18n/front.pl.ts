import content from '../../content/pl/home.json';
import front from './messages/front.pl.json';

/** The Polish texts of the frame and the home page, which come before all others. */
export const messages = { ...front, ...content };
