import react from '@vitejs/plugin-react';

/** The public site's folders below src/routes; all others are drawn for people who are signed in. */
const publicRoutes = [
  'boiskoprawdy',
  'cart',
  'database',
  'error',
  'goq',
  'home',
  'lib',
  'login',
  'nasza-skutecznosc',
  'not-found',
  'parts',
  'payment',
  'policies',
  'registration',
  'reset-password',
  'terms',
];
const signedInRoutes = new RegExp(`/src/routes/(?!(?:${publicRoutes.join('|')})/).*\\.tsx?$`);

/**
 * React with its compiler, which remembers what the components of the signed-in area make, so that their sources need not. The
 * public pages are drawn once: there its code would only weigh. While developing it takes all files, because it refreshes
 * those that it takes.
 */
export const reactPlugin = (isDevelopment: boolean) =>
  react({ compiler: true, ...(!isDevelopment && { include: signedInRoutes }) });
