import type { ComponentType, ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { Params } from 'react-router-dom';
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { MessageId } from '../../i18n/texts.ts';
import type { BrowserStorage } from '../../storage/browser-storage.ts';
import type { SessionViewer } from '../session/session-state.ts';
import type { GuardedRoute } from './access.ts';

/** The inputs of a screen's query. */
export interface RouteRequest {
  params: Params;
  url: URL;
  viewer: SessionViewer | null;
  storage: BrowserStorage;
  /** Aborts when the navigation is cancelled. */
  signal?: AbortSignal;
}

/** The result of a route's loader: the queries of the screen and its sections. */
export type StartedQueries = readonly PreloadedQuery<OperationType>[];

/** A screen for the router. `start` loads code and data in parallel. */
export interface RouteScreen {
  start(environment: IEnvironment, request: RouteRequest): StartedQueries | Promise<StartedQueries>;
  element: ReactNode;
}

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

/** A page. Router, access checks, menus, titles, prerendering and sitemap derive from it. */
export interface Route extends GuardedRoute {
  path: string;
  /** Null for the site's name alone. */
  title: MessageId | null;
  /** The description for search engines. Only pages with one are indexed and prerendered. */
  description?: MessageId;
  shell: 'public' | 'member' | 'admin';
  /** Whether the screen has no maximum width. */
  isFullWidth?: boolean;
  /** Null on the first page of the admin area. */
  section?: AdminSection | null;
  /** Only pages with this appear in the menu. */
  menu?: { label: MessageId; Icon: ComponentType };
  screen: RouteScreen;
}
