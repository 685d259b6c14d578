import seo from '../../content/en/seo.json';
import member from './messages/member.en.json';
import publicSite from './messages/public.en.json';
import shared from './messages/shared.en.json';

/** The English texts of all pages but the home page and the admin area. */
export const messages = { ...shared, ...publicSite, ...member, ...seo };
