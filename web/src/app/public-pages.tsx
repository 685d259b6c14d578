import { languages } from '../i18n/language.ts';
import { type ContentName, loadContent } from '../shared/content/load-content.ts';
import type { Page } from './page.ts';
import { screenOfArea, screenWithoutQuery } from './screen-entry.tsx';

/** The code of a page of the operator's text, and the text in each language, so that changing over shows it at once. */
async function withContent<TScreen>(name: ContentName, code: () => Promise<TScreen>): Promise<TScreen> {
  const [screen] = await Promise.all([code(), ...languages.map((language) => loadContent(name, language))]);
  return screen;
}

/** A page of the public site. Those with the homepage flag stay open while the service is on a break. */
function publicPage(path: string, title: Page['title'], isHomepage: boolean, screen: Page['screen']): Page {
  return { path, title, access: { kind: 'public' }, isHomepage, shell: 'public', menu: null, screen };
}

const home = publicPage(
  '/',
  null,
  true,
  screenWithoutQuery(async () => (await import('../routes/home/home-screen.tsx')).HomeScreen),
);

const database = publicPage(
  '/database',
  'app.title.database',
  true,
  screenWithoutQuery(() =>
    withContent(
      'database',
      async () => (await import('../routes/database/database-screen.tsx')).DatabaseScreen,
    ),
  ),
);

const goq = publicPage(
  '/goq',
  'app.title.goq',
  true,
  screenWithoutQuery(() =>
    withContent('goq', async () => (await import('../routes/goq/goq-screen.tsx')).GoqScreen),
  ),
);

const ourEffectiveness = publicPage(
  '/nasza-skutecznosc',
  'app.title.ourEffectiveness',
  true,
  screenOfArea(() =>
    withContent('effectiveness', async () => {
      const { ourEffectivenessScreen } = await import('./our-effectiveness-entry.tsx');
      await ourEffectivenessScreen.preload();
      return ourEffectivenessScreen;
    }),
  ),
);

const terms = publicPage(
  '/terms',
  'app.title.terms',
  true,
  screenWithoutQuery(() =>
    withContent('terms', async () => (await import('../routes/terms/terms-screen.tsx')).TermsScreen),
  ),
);

const policies = publicPage(
  '/policies',
  'app.title.policies',
  true,
  screenWithoutQuery(() =>
    withContent(
      'policies',
      async () => (await import('../routes/policies/policies-screen.tsx')).PoliciesScreen,
    ),
  ),
);

const error = publicPage(
  '/error',
  'app.title.error',
  false,
  screenWithoutQuery(async () => (await import('../routes/error/error-screen.tsx')).ErrorScreen),
);

const boiskoprawdy = publicPage(
  '/boiskoprawdy',
  null,
  false,
  screenWithoutQuery(
    async () => (await import('../routes/boiskoprawdy/boiskoprawdy-screen.tsx')).BoiskoprawdyScreen,
  ),
);

/** The public site: what search engines are given, in the order of its menu, then what they are not. */
export const sitePages = [home, database, goq, ourEffectiveness, terms, policies] as const;

/** Public pages with a purpose of their own, which nobody searches for. */
export const sidePages = [error, boiskoprawdy] as const;
