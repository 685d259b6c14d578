import react from '@vitejs/plugin-react';

/** Folders of the public site below src/routes. All others need a sign-in. */
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
  'policies',
  'registration',
  'reset-password',
  'terms',
];
const signedInRoutes = new RegExp(`/src/routes/(?!(?:${publicRoutes.join('|')})/).*\\.tsx?$`);

/**
 * React with its memoizing compiler for the signed-in area. Public pages render once, so the compiler's code would only make
 * them larger. In development it compiles all files: the plugin hot-reloads only files that it compiles.
 */
export const reactPlugin = (isDevelopment: boolean) =>
  react({ compiler: true, ...(!isDevelopment && { include: signedInRoutes }) });
