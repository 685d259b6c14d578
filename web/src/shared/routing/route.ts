import type { ComponentType, ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { Params } from 'react-router-dom';
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { MessageId } from '../../i18n/texts.ts';
import type { BrowserStorage } from '../session/browser-storage.ts';
import type { SessionViewer } from '../session/session-state.ts';
import type { GuardedRoute } from './access.ts';

/** What a screen's query may depend on. */
export interface RouteRequest {
  params: Params;
  url: URL;
  viewer: SessionViewer | null;
  /** What this device remembers. */
  storage: BrowserStorage;
  /** Says that the navigation is given up. */
  signal?: AbortSignal;
}

/** What the router's loader of a screen returns: its query and those of its sections. */
export type StartedQueries = readonly PreloadedQuery<OperationType>[];

/** A screen as the router uses it: code and data are started together, and drawn when they are here. */
export interface RouteScreen {
  start(environment: IEnvironment, request: RouteRequest): StartedQueries | Promise<StartedQueries>;
  element: ReactNode;
}

/** What a route of the admin area is about. */
export type AdminSection =
  | 'users'
  | 'payments'
  | 'promocodes'
  | 'plans'
  | 'leagues'
  | 'import'
  | 'tips'
  | 'commissions'
  | 'dropinfo'
  | 'files'
  | 'campaign';

/** All that the app knows of a page: router, guards, menus, titles, prerendering and sitemap are made from it. */
export interface Route extends GuardedRoute {
  path: string;
  /** Title before the site's name; null for the site's name alone. */
  title: MessageId | null;
  /** What search engines are told; a page without it is neither given to them nor prerendered. */
  description?: MessageId;
  /** The frame around the screen. */
  shell: 'public' | 'member' | 'admin';
  /** Whether the screen takes the whole width that the frame has; else lines stay readable. */
  isFullWidth?: boolean;
  /** Its part of the admin area; null on the area's first page. */
  section?: AdminSection | null;
  /** How the page stands in the menu; without it, it does not. */
  menu?: { label: MessageId; Icon: ComponentType<{ className?: string | undefined }> };
  screen: RouteScreen;
}

/** Where menus lead: a path without the part that may be left out. */
export const addressOf = (path: string): string => path.replace(/\/:\w+\?$/, '');
