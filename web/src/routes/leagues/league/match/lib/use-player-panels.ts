import { useReducer, useSyncExternalStore } from 'react';
import { type PlayerPanelState, playerPanels, shownPanels } from './player-panels.ts';

/** The player panels of a page, and what can be done with them. */
export interface PlayerPanels {
  /** Those on show, oldest first. */
  readonly shown: readonly PlayerPanelState[];
  /** How many are left out for want of room. */
  readonly leftOut: number;
  /** How many the window has room for. */
  readonly room: number;
  isShown(playerId: number): boolean;
  open(playerId: number): void;
  remove(playerId: number): void;
  togglePinned(playerId: number): void;
  toggleMinimised(playerId: number): void;
}

/** Keeps the choice of player panels while the page is open; how many are on show follows the window's width. */
export function usePlayerPanels(): PlayerPanels {
  const room = usePinnedPanelCount();
  const [panels, act] = useReducer(playerPanels, []);
  const shown = shownPanels(panels, room);
  return {
    shown,
    leftOut: panels.length - shown.length,
    room,
    isShown: (playerId) => shown.some((panel) => panel.playerId === playerId),
    open: (playerId) => act({ type: 'open', playerId, room }),
    remove: (playerId) => act({ type: 'remove', playerId }),
    togglePinned: (playerId) => act({ type: 'togglePinned', playerId }),
    toggleMinimised: (playerId) => act({ type: 'toggleMinimised', playerId }),
  };
}

/** How many player panels the window has room for now; the component draws again only when that changes. */
function usePinnedPanelCount(): number {
  return useSyncExternalStore(onResize, () => pinnedPanelCount(window.innerWidth));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Width of the window that goes to the menu and the margins, in pixels. */
const AROUND = 250;
/** Width that one panel needs, in pixels. */
const PANEL = 300;

/** How many player panels a window of this width (in pixels) has room for; one at least. */
export function pinnedPanelCount(windowWidth: number): number {
  return Math.max(1, Math.floor((windowWidth - AROUND) / PANEL));
}
