import type { ComponentType } from 'react';
import type { MessageId } from '../i18n/texts.ts';
import type { GuardedPage } from './access.ts';
import type { AdminSection } from './admin-sections.ts';
import type { ScreenEntry, ScreenOfArea } from './screen-entry.tsx';

/** An item of the menus. */
export interface MenuItem {
  label: MessageId;
  Icon: ComponentType<{ className?: string | undefined }>;
}

/** One row of the table of pages, from which router, guards, menus and titles are made. */
export interface Page extends GuardedPage {
  path: string;
  /** Title before the site's name; null for the site's name alone. */
  title: MessageId | null;
  /** The frame around the screen. */
  shell: 'public' | 'member' | 'admin';
  /** Whether the screen takes the whole width that the frame has; else lines stay readable. */
  isFullWidth?: boolean;
  /** The part of the admin area that the page belongs to; none on other pages and the area's first. */
  section?: AdminSection | null;
  screen: ScreenEntry | ScreenOfArea;
  /** Where the page stands in the menus; null when it does not. */
  menu: (MenuItem & { address: string }) | null;
}

/** A page of the admin area. */
export interface AdminPage extends Page {
  title: NonNullable<Page['title']>;
  /** Null for the area's first page. */
  section: AdminSection | null;
}

/** What the router keeps beside a route for whoever draws around it. */
export type PageHandle = Pick<Page, 'title' | 'access' | 'shell' | 'isFullWidth' | 'section'>;
