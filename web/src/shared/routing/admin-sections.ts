import type { MessageId } from '../../i18n/texts.ts';
import type { SessionViewer } from '../session/session-state.ts';
import { mayOpen } from './access.ts';
import type { AdminSection, Route } from './route.ts';

export interface AdminRoute extends Route {
  title: MessageId;
  /** Null on the area's first page. */
  section: AdminSection | null;
}

/** A section with its pages whose paths have no parameters. */
export interface OpenSection {
  section: AdminSection;
  pages: AdminRoute[];
}

/** The sections and pages that a user may open, in the order of the routes. A section links to its first page. */
export function openSections(routes: readonly AdminRoute[], viewer: SessionViewer | null): OpenSection[] {
  const sections = new Map<AdminSection, OpenSection>();
  for (const route of routes) {
    const { section, path, access } = route;
    if (!section || path.includes(':') || !mayOpen(access, viewer)) continue;
    const open = sections.get(section) ?? { section, pages: [] };
    open.pages.push(route);
    sections.set(section, open);
  }
  return [...sections.values()];
}
