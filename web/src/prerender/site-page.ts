import type { MessageId } from '../app/i18n/texts.ts';
import type { ContentName } from '../shared/content/load-content.ts';

/** A page that search engines are given: its path, title and description, and the source of its screen. */
export interface SitePage {
  readonly path: string;
  readonly title: MessageId;
  readonly description: MessageId;
  /** Path of the screen's source in the web folder, by which its built files are found. */
  readonly source: string;
  readonly content?: ContentName;
}

const screens = 'src/screens/public';

/** Every page of the public site. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: 'content.seo.home',
    description: 'content.seo.homeText',
    source: `${screens}/home/home-screen.tsx`,
  },
  {
    path: '/database',
    title: 'app.title.database',
    description: 'content.seo.databaseText',
    source: `${screens}/content/database-screen.tsx`,
    content: 'database',
  },
  {
    path: '/goq',
    title: 'app.title.goq',
    description: 'content.seo.goqText',
    source: `${screens}/content/goq-screen.tsx`,
    content: 'goq',
  },
  {
    path: '/nasza-skutecznosc',
    title: 'app.title.ourEffectiveness',
    description: 'content.seo.ourEffectivenessText',
    source: `${screens}/our-effectiveness/our-effectiveness-screen.tsx`,
    content: 'effectiveness',
  },
  {
    path: '/terms',
    title: 'app.title.terms',
    description: 'content.seo.termsText',
    source: `${screens}/content/terms-screen.tsx`,
    content: 'terms',
  },
  {
    path: '/policies',
    title: 'app.title.policies',
    description: 'content.seo.policiesText',
    source: `${screens}/content/policies-screen.tsx`,
    content: 'policies',
  },
];
