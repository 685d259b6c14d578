import { useReducer } from 'react';
import { type PlayerPanelState, playerPanels, shownPanels } from './player-panels.ts';
import { usePinnedPanelCount } from './use-pinned-panel-count.ts';

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
