import type { ComponentType, ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { Params } from 'react-router-dom';
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { SessionViewer } from '../shared/session/session-state.ts';
import type { BrowserStorage } from '../shared/storage/browser-storage.ts';
import { once } from './once.ts';

/** What a page's query may depend on. */
export interface PageRequest {
  params: Params;
  url: URL;
  viewer: SessionViewer | null;
  /** What this device remembers. */
  storage: BrowserStorage;
  /** Says that the navigation is given up. */
  signal?: AbortSignal;
}

/** A screen as the router uses it: code and data are started together, and drawn when they are here. */
export interface ScreenEntry {
  /** Starts fetching the screen's code; settled when it is here or cannot be had. */
  preload(): Promise<unknown>;
  /** Starts the screen's query, or has the open screen read it again; null for a screen without one. */
  load: ((environment: IEnvironment, request: PageRequest) => PreloadedQuery<OperationType>) | null;
  element: ReactNode;
}

/** A screen that is described in the code of its area, which is fetched when somebody first goes there. */
export interface ScreenOfArea {
  /** The screen's entry, or its coming. */
  entry(): ScreenEntry | Promise<ScreenEntry>;
  element: ReactNode;
}

/** Keeps an area's queries and skeletons from those who never open it. */
export function screenOfArea(fetchEntry: () => Promise<ScreenEntry>): ScreenOfArea {
  let entry: ScreenEntry | null = null;
  const fetchOnce = once(async () => {
    entry = await fetchEntry();
    return entry;
  });
  return { entry: () => entry ?? fetchOnce(), element: <AreaScreen entry={() => entry} /> };
}

/** The router has fetched the entry before it draws its screen. */
function AreaScreen({ entry }: { entry: () => ScreenEntry | null }) {
  return entry()?.element;
}

/** A screen that asks nothing of its own. */
export function screenWithoutQuery(load: () => Promise<ComponentType>): ScreenEntry {
  let screen: ComponentType | null = null;
  const code = once(async () => {
    screen = await load();
  });
  return { preload: code, load: null, element: <FetchedScreen screen={() => screen} /> };
}

/**
 * The router has waited for the code before it draws the screen, so the screen is drawn at once: without a moment of
 * an empty page, in which the footer would jump.
 */
function FetchedScreen({ screen }: { screen: () => ComponentType | null }) {
  const Screen = screen();
  return Screen && <Screen />;
}
