import content from '../../content/en/home.json';
import front from './messages/front.en.json';

/** The English texts of the frame and the home page, which come before all others. */
export const messages = { ...front, ...content };
