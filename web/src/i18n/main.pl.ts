import seo from '../../content/pl/seo.json';
import member from './messages/member.pl.json';
import publicSite from './messages/public.pl.json';
import shared from './messages/shared.pl.json';

/** Polish texts of all pages except the home page and the admin area. */
export const messages = { ...shared, ...publicSite, ...member, ...seo };
