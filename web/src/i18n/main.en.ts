import seo from '../../content/en/seo.json';
import member from './messages/member.en.json';
import publicSite from './messages/public.en.json';
import shared from './messages/shared.en.json';

/** English texts of all pages except the home page and the admin area. */
export const messages = { ...shared, ...publicSite, ...member, ...seo };
