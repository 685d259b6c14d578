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
