import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionViewer } from '../../shared/session/session-state.ts';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { stopClock } from '../../testing/time.ts';
import { openWith, tip } from './testing/sample-tips.ts';

beforeEach(() => stopClock());

const match = (matchId: number) => ({ id: `match-${matchId}`, matchId, leagueId: 7 });

const open = (nodes: object[], permissions: SessionViewer['permissions'] = ['STATS']) =>
  openWith(nodes, '/tips', { session: stillSession(signedIn({ permissions })) });

describe('match links of a tip', () => {
  it('link the title to the match', async () => {
    await open([tip(1, { match: match(17) })]);
    const link = screen.getByRole('link', { name: 'Odra 1 – Granit 1' });
    expect(link.getAttribute('href')).toBe('/leagues/7/match/17');
  });

  it('link each match of a combined tip, but not its title', async () => {
    const leg = { kickOff: '2026-03-14T19:00:00.000Z', tip: '1', odds: 1.5 };
    const matches = [
      { ...leg, title: 'Odra – Granit', match: match(17) },
      { ...leg, title: 'Wisła – Naprzód', match: match(18) },
      { ...leg, title: 'Warta – Bryza', match: null },
    ];
    await open([tip(1, { match: null, matches })]);
    expect(screen.queryByRole('link', { name: 'Odra 1 – Granit 1' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Szczegóły typu/ }));
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Odra – Granit', '/leagues/7/match/17'],
      ['Wisła – Naprzód', '/leagues/7/match/18'],
    ]);
  });

  it('are omitted without the permission for statistics', async () => {
    await open([tip(1, { match: match(17) })], []);
    expect(screen.queryByRole('link', { name: 'Odra 1 – Granit 1' })).toBeNull();
  });
});
