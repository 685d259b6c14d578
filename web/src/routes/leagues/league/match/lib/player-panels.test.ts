import { describe, expect, it } from 'vitest';
import { type PlayerPanelState, playerPanels, shownPanels } from './player-panels.ts';

const panel = (playerId: number, change: Partial<PlayerPanelState> = {}): PlayerPanelState => ({
  playerId,
  isPinned: true,
  isMinimised: false,
  ...change,
});
const ids = (panels: readonly PlayerPanelState[]) => panels.map(({ playerId }) => playerId);

describe('the panels that a window has room for', () => {
  const three = [panel(1), panel(2), panel(3)];

  it('are all of them while there is room', () => {
    expect(shownPanels(three, 4)).toEqual(three);
    expect(shownPanels(three, 3)).toEqual(three);
  });

  it('are the newest after the window has shrunk, and all again after it has grown', () => {
    expect(ids(shownPanels(three, 2))).toEqual([2, 3]);
    expect(ids(shownPanels(three, 1))).toEqual([3]);
    expect(ids(shownPanels(three, 3))).toEqual([1, 2, 3]);
  });

  it('leave out those that are not pinned first', () => {
    const unpinned = { isPinned: false };
    expect(ids(shownPanels([panel(1), panel(2, unpinned), panel(3)], 2))).toEqual([1, 3]);
    expect(ids(shownPanels([panel(1), panel(2, unpinned), panel(3, unpinned)], 2))).toEqual([1, 3]);
  });
});

describe('a player panel', () => {
  it('opens pinned and unfolded, at the end', () => {
    expect(playerPanels([panel(1)], { type: 'open', playerId: 2, room: 3 })).toEqual([panel(1), panel(2)]);
  });

  it('takes the place of the oldest when all are taken', () => {
    const full = [panel(1), panel(2), panel(3)];
    expect(ids(playerPanels(full, { type: 'open', playerId: 4, room: 3 }))).toEqual([2, 3, 4]);
    expect(ids(playerPanels(full, { type: 'open', playerId: 4, room: 1 }))).toEqual([4]);
  });

  it('takes the place of one that is not pinned before that of a pinned one', () => {
    const full = [panel(1), panel(2), panel(3, { isPinned: false })];
    expect(ids(playerPanels(full, { type: 'open', playerId: 4, room: 3 }))).toEqual([1, 2, 4]);
  });

  it('that was left out for want of room becomes the newest', () => {
    const panels = [panel(1), panel(2)];
    expect(ids(shownPanels(playerPanels(panels, { type: 'open', playerId: 1, room: 1 }), 1))).toEqual([1]);
  });

  it('is pinned and unpinned, minimised and unfolded, each alone', () => {
    const panels = [panel(1), panel(2)];
    const unpinned = playerPanels(panels, { type: 'togglePinned', playerId: 1 });
    expect(unpinned).toEqual([panel(1, { isPinned: false }), panel(2)]);
    expect(playerPanels(unpinned, { type: 'togglePinned', playerId: 1 })).toEqual(panels);
    const minimised = playerPanels(panels, { type: 'toggleMinimised', playerId: 2 });
    expect(minimised).toEqual([panel(1), panel(2, { isMinimised: true })]);
    expect(playerPanels(minimised, { type: 'toggleMinimised', playerId: 2 })).toEqual(panels);
  });

  it('is removed alone', () => {
    expect(ids(playerPanels([panel(1), panel(2)], { type: 'remove', playerId: 1 }))).toEqual([2]);
  });
});
