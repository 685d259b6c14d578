import { useReducer, useSyncExternalStore } from 'react';

export interface PlayerPanelState {
  readonly playerId: number;
  /** Whether it stays when another panel needs its slot. */
  readonly isPinned: boolean;
  /** Whether only its header is shown. */
  readonly isMinimised: boolean;
}

type PlayerPanelAction =
  | { readonly type: 'open'; readonly playerId: number; readonly capacity: number }
  | { readonly type: 'togglePinned' | 'toggleMinimised' | 'remove'; readonly playerId: number };

/** The panels that fit into the window, oldest first. Unpinned panels are hidden first, then older ones. */
export function visiblePanels(
  panels: readonly PlayerPanelState[],
  capacity: number,
): readonly PlayerPanelState[] {
  const byPriority = [...panels]
    .reverse()
    .sort((one, other) => Number(other.isPinned) - Number(one.isPinned));
  const visible = new Set(byPriority.slice(0, capacity));
  return panels.filter((panel) => visible.has(panel));
}

/** A new panel is pinned, and replaces another one when all slots are taken. */
export function playerPanelsReducer(
  panels: readonly PlayerPanelState[],
  action: PlayerPanelAction,
): readonly PlayerPanelState[] {
  const { playerId } = action;
  const change = (patch: (panel: PlayerPanelState) => Partial<PlayerPanelState>) =>
    panels.map((panel) => (panel.playerId === playerId ? { ...panel, ...patch(panel) } : panel));
  switch (action.type) {
    case 'open': {
      const others = panels.filter((panel) => panel.playerId !== playerId);
      return [
        ...visiblePanels(others, action.capacity - 1),
        { playerId, isPinned: true, isMinimised: false },
      ];
    }
    case 'togglePinned':
      return change(({ isPinned }) => ({ isPinned: !isPinned }));
    case 'toggleMinimised':
      return change(({ isMinimised }) => ({ isMinimised: !isMinimised }));
    case 'remove':
      return panels.filter((panel) => panel.playerId !== playerId);
  }
}

export type PlayerPanels = ReturnType<typeof usePlayerPanels>;

export function usePlayerPanels() {
  const capacity = useSyncExternalStore(onResize, () => panelCapacity(window.innerWidth));
  const [panels, dispatch] = useReducer(playerPanelsReducer, []);
  const visible = visiblePanels(panels, capacity);
  return {
    visible,
    hiddenCount: panels.length - visible.length,
    capacity,
    isVisible: (playerId: number) => visible.some((panel) => panel.playerId === playerId),
    open: (playerId: number) => dispatch({ type: 'open', playerId, capacity }),
    remove: (playerId: number) => dispatch({ type: 'remove', playerId }),
    togglePinned: (playerId: number) => dispatch({ type: 'togglePinned', playerId }),
    toggleMinimised: (playerId: number) => dispatch({ type: 'toggleMinimised', playerId }),
  };
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The width of menu and margins. */
const CHROME_WIDTH = 250;
const PANEL_WIDTH = 300;

/** The number of panels that fit into a window of this width, at least one; all in pixels. */
export function panelCapacity(windowWidth: number): number {
  return Math.max(1, Math.floor((windowWidth - CHROME_WIDTH) / PANEL_WIDTH));
}
