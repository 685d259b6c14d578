import content from '../../content/en/home.json';
import front from './messages/front.en.json';

/** English texts of the frame and the home page. */
export const messages = { ...front, ...content };
