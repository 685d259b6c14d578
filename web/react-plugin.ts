import react from '@vitejs/plugin-react';

/** Folders below src that the home page or its cart loads. */
const loadedByHome = [
  'routes/cart',
  'routes/home',
  'routes/lib',
  'routes/parts',
  'shared/degraded',
  'shared/live',
  'shared/navigation',
  'shared/payment',
  'shared/relay',
  'shared/routing',
  'shared/session',
  'shared/ui',
];
const compiled = new RegExp(
  `/src/(?!(?:${loadedByHome.join('|')})/)(?:routes|shared)/.*(?<!\\.test)\\.tsx?$`,
);

/**
 * React with its memoizing compiler for screens and shared parts, except those of the home page and its cart, which must stay
 * small. In development it compiles all files: the plugin hot-reloads only files that it compiles.
 */
export const reactPlugin = (isDevelopment: boolean) =>
  react({ compiler: true, ...(!isDevelopment && { include: compiled }) });
