import { describe, expect, it } from 'vitest';
import {
  openPanel,
  type PlayerPanelState,
  panelCapacity,
  removePanel,
  togglePanel,
  visiblePanels,
} from './player-panels.ts';

const panel = (playerId: number, change: Partial<PlayerPanelState> = {}): PlayerPanelState => ({
  playerId,
  isPinned: true,
  isMinimised: false,
  ...change,
});
const ids = (panels: readonly PlayerPanelState[]) => panels.map(({ playerId }) => playerId);

describe('visible panels', () => {
  const three = [panel(1), panel(2), panel(3)];

  it('are all panels when they fit', () => {
    expect(visiblePanels(three, 4)).toEqual(three);
    expect(visiblePanels(three, 3)).toEqual(three);
  });

  it('are the newest in a smaller window, and all in a larger one', () => {
    expect(ids(visiblePanels(three, 2))).toEqual([2, 3]);
    expect(ids(visiblePanels(three, 1))).toEqual([3]);
    expect(ids(visiblePanels(three, 3))).toEqual([1, 2, 3]);
  });

  it('omit unpinned panels first', () => {
    const unpinned = { isPinned: false };
    expect(ids(visiblePanels([panel(1), panel(2, unpinned), panel(3)], 2))).toEqual([1, 3]);
    expect(ids(visiblePanels([panel(1), panel(2, unpinned), panel(3, unpinned)], 2))).toEqual([1, 3]);
  });
});

describe('a player panel', () => {
  it('opens pinned and expanded, at the end', () => {
    expect(openPanel([panel(1)], 2, 3)).toEqual([panel(1), panel(2)]);
  });

  it('replaces the oldest when all slots are taken', () => {
    const full = [panel(1), panel(2), panel(3)];
    expect(ids(openPanel(full, 4, 3))).toEqual([2, 3, 4]);
    expect(ids(openPanel(full, 4, 1))).toEqual([4]);
  });

  it('replaces an unpinned panel before a pinned one', () => {
    const full = [panel(1), panel(2), panel(3, { isPinned: false })];
    expect(ids(openPanel(full, 4, 3))).toEqual([1, 2, 4]);
  });

  it('that was hidden becomes the newest when opened', () => {
    const panels = [panel(1), panel(2)];
    expect(ids(visiblePanels(openPanel(panels, 1, 1), 1))).toEqual([1]);
  });

  it('is pinned, unpinned, minimised and expanded separately', () => {
    const panels = [panel(1), panel(2)];
    const unpinned = togglePanel(panels, 1, 'isPinned');
    expect(unpinned).toEqual([panel(1, { isPinned: false }), panel(2)]);
    expect(togglePanel(unpinned, 1, 'isPinned')).toEqual(panels);
    const minimised = togglePanel(panels, 2, 'isMinimised');
    expect(minimised).toEqual([panel(1), panel(2, { isMinimised: true })]);
    expect(togglePanel(minimised, 2, 'isMinimised')).toEqual(panels);
  });

  it('is removed separately', () => {
    expect(ids(removePanel([panel(1), panel(2)], 1))).toEqual([2]);
  });
});

describe('panelCapacity', () => {
  it.each([
    [0, 1],
    [250, 1],
    [549, 1],
    [550, 1],
    [849, 1],
    [850, 2],
    [1149, 2],
    [1150, 3],
    [1440, 3],
    [1449, 3],
    [1450, 4],
    [2560, 7],
  ])('of a window of %i px is %i', (width, count) => {
    expect(panelCapacity(width)).toBe(count);
  });
});
