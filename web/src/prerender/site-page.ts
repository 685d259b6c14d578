import type { MessageId } from '../i18n/texts.ts';

/** A page that search engines are given: its path, title and description, and the source of its screen. */
export interface SitePage {
  readonly path: string;
  readonly title: MessageId;
  readonly description: MessageId;
  /** Paths of the screen's sources in the web folder, by which its built files are found. */
  readonly sources: readonly string[];
}

const routes = 'src/routes';

/** Every page of the public site. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: 'content.seo.home',
    description: 'content.seo.homeText',
    sources: [`${routes}/home/home-screen.tsx`],
  },
  {
    path: '/database',
    title: 'app.title.database',
    description: 'content.seo.databaseText',
    sources: [`${routes}/database/database-screen.tsx`],
  },
  {
    path: '/goq',
    title: 'app.title.goq',
    description: 'content.seo.goqText',
    sources: [`${routes}/goq/goq-screen.tsx`],
  },
  {
    path: '/nasza-skutecznosc',
    title: 'app.title.ourEffectiveness',
    description: 'content.seo.ourEffectivenessText',
    sources: [
      'src/app/our-effectiveness-entry.tsx',
      `${routes}/nasza-skutecznosc/our-effectiveness-screen.tsx`,
    ],
  },
  {
    path: '/terms',
    title: 'app.title.terms',
    description: 'content.seo.termsText',
    sources: [`${routes}/terms/terms-screen.tsx`],
  },
  {
    path: '/policies',
    title: 'app.title.policies',
    description: 'content.seo.policiesText',
    sources: [`${routes}/policies/policies-screen.tsx`],
  },
];
