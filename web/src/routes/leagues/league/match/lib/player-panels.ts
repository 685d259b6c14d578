import { useState, useSyncExternalStore } from 'react';

export interface PlayerPanelState {
  readonly playerId: number;
  /** Whether it stays when another panel needs its slot. */
  readonly isPinned: boolean;
  /** Whether only its header is shown. */
  readonly isMinimised: boolean;
}

type Panels = readonly PlayerPanelState[];

/** The panels that fit into the window, oldest first. Unpinned panels are hidden first, then older ones. */
export function visiblePanels(panels: Panels, capacity: number): Panels {
  const byPriority = [...panels]
    .reverse()
    .sort((one, other) => Number(other.isPinned) - Number(one.isPinned));
  const visible = new Set(byPriority.slice(0, capacity));
  return panels.filter((panel) => visible.has(panel));
}

/** A new panel is pinned, and replaces another one when all slots are taken. */
export const openPanel = (panels: Panels, playerId: number, capacity: number): Panels => [
  ...visiblePanels(removePanel(panels, playerId), capacity - 1),
  { playerId, isPinned: true, isMinimised: false },
];

export const removePanel = (panels: Panels, playerId: number): Panels =>
  panels.filter((panel) => panel.playerId !== playerId);

export const togglePanel = (panels: Panels, playerId: number, flag: 'isPinned' | 'isMinimised'): Panels =>
  panels.map((panel) => (panel.playerId === playerId ? { ...panel, [flag]: !panel[flag] } : panel));

export type PlayerPanels = ReturnType<typeof usePlayerPanels>;

export function usePlayerPanels() {
  const capacity = useSyncExternalStore(onResize, () => panelCapacity(window.innerWidth));
  const [panels, setPanels] = useState<Panels>([]);
  const visible = visiblePanels(panels, capacity);
  return {
    visible,
    hiddenCount: panels.length - visible.length,
    capacity,
    isVisible: (playerId: number) => visible.some((panel) => panel.playerId === playerId),
    open: (playerId: number) => setPanels((all) => openPanel(all, playerId, capacity)),
    remove: (playerId: number) => setPanels((all) => removePanel(all, playerId)),
    toggle: (playerId: number, flag: 'isPinned' | 'isMinimised') =>
      setPanels((all) => togglePanel(all, playerId, flag)),
  };
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The width of menu and margins. */
const chromeWidth = 250;
const panelWidth = 300;

/** The number of panels that fit into a window of this width, at least one; all in pixels. */
export function panelCapacity(windowWidth: number): number {
  return Math.max(1, Math.floor((windowWidth - chromeWidth) / panelWidth));
}
