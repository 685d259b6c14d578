import { useReducer, useSyncExternalStore } from 'react';

/** A player's panel as the person has left it. */
export interface PlayerPanelState {
  readonly playerId: number;
  /** Whether it stays when another panel needs its place. */
  readonly isPinned: boolean;
  /** Whether only its head is shown. */
  readonly isMinimised: boolean;
}

/** What a person does with the panels; `room` is how many the window has room for. */
export type PlayerPanelAction =
  | { readonly type: 'open'; readonly playerId: number; readonly room: number }
  | { readonly type: 'togglePinned' | 'toggleMinimised' | 'remove'; readonly playerId: number };

/**
 * The panels that the window has room for, oldest first. Those that are not pinned give up their places first, and
 * of equals the older one: the newest stay. What is left out comes back as soon as there is room again.
 */
export function shownPanels(panels: readonly PlayerPanelState[], room: number): readonly PlayerPanelState[] {
  const byClaim = [...panels].reverse().sort((one, other) => Number(other.isPinned) - Number(one.isPinned));
  const kept = new Set(byClaim.slice(0, room));
  return panels.filter((panel) => kept.has(panel));
}

/** The panels after an action, oldest first. A new panel is pinned, and takes the place of one when all are taken. */
export function playerPanels(
  panels: readonly PlayerPanelState[],
  action: PlayerPanelAction,
): readonly PlayerPanelState[] {
  const { playerId } = action;
  const change = (patch: (panel: PlayerPanelState) => Partial<PlayerPanelState>) =>
    panels.map((panel) => (panel.playerId === playerId ? { ...panel, ...patch(panel) } : panel));
  switch (action.type) {
    case 'open': {
      const others = panels.filter((panel) => panel.playerId !== playerId);
      return [...shownPanels(others, action.room - 1), { playerId, isPinned: true, isMinimised: false }];
    }
    case 'togglePinned':
      return change(({ isPinned }) => ({ isPinned: !isPinned }));
    case 'toggleMinimised':
      return change(({ isMinimised }) => ({ isMinimised: !isMinimised }));
    case 'remove':
      return panels.filter((panel) => panel.playerId !== playerId);
  }
}

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
