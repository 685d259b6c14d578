import type { ComponentType } from 'react';
import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';
import { type ContentName, withContent } from './load-content.ts';

interface ContentRoute extends Pick<Route, 'path' | 'title' | 'description'> {
  readonly content: ContentName;
  readonly code: () => Promise<ComponentType>;
}

/** The route of a text page. */
export const contentRoute = ({ content, code, ...route }: ContentRoute): Route => ({
  ...route,
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  screen: screenWithoutQuery(() => withContent(content, code)),
});
