import content from '../../content/en/home.json';
import home from './messages/home.en.json';

/** English texts of the frame and the home page. */
export const messages = { ...home, ...content };
