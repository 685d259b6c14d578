import type { SessionViewer } from '../../shared/session/session-state.ts';
import { mayOpen } from '../access.ts';
import { type AdminSection, adminSections } from '../admin-sections.ts';
import type { AdminPage } from '../page.ts';

/** A section of the area with those of its pages that have an address of their own. */
export interface OpenSection {
  section: AdminSection;
  pages: readonly AdminPage[];
}

/** The sections and pages that somebody may open, in the menus' order; the first page of each is where it leads. */
export function openSections(pages: readonly AdminPage[], viewer: SessionViewer | null): OpenSection[] {
  const open = pages.filter(({ path, access }) => !path.includes(':') && mayOpen(access, viewer));
  return adminSections
    .map((section) => ({ section, pages: open.filter((page) => page.section === section) }))
    .filter(({ pages: ofSection }) => ofSection.length > 0);
}
