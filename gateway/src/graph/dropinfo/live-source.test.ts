import { describe, expect, it } from 'vitest';
import type { LiveReader } from '../../live/source.ts';
import { toGlobalId } from '../global-id.ts';
import type { DropinfoWire } from './endpoints.ts';
import { dropinfoLiveSource } from './live-source.ts';

const row: DropinfoWire = {
  id: 7,
  uid: 'd7',
  title: 'Odra – Granit',
  tip: 'Odra',
  date: '2026-03-14T18:00:00Z',
  created_at: '2026-03-14T17:00:00Z',
  timebetween: 60,
  drop: 0.2,
  over: { label: 'Odra', from: 2.5, to: 2 },
};

describe('dropinfoLiveSource', () => {
  it.each([
    [{}, true],
    [{ filter: null, leastDrop: null }, true],
    [{ leastDrop: 0.2 }, true],
    [{ leastDrop: 0.2001 }, false],
    [{ filter: { dropOver: 0.2 } }, false],
    [{ filter: { dropOver: 0.1999 } }, true],
    [{ filter: { timebetweenUnder: 60 } }, false],
    [{ filter: { timebetweenUnder: 61 } }, true],
    [{ filter: { dropOver: 0.1, timebetweenUnder: 30 } }, false],
  ])('wants, with %j: %s', (args, expected) => {
    expect(dropinfoLiveSource.wants(row, args)).toBe(expected);
  });

  it('reads the league filter from its global id', () => {
    expect(dropinfoLiveSource.leagueFilter({})).toBeNull();
    expect(
      dropinfoLiveSource.leagueFilter({ filter: { leagueFilter: toGlobalId('DropinfoFilter', 5) } }),
    ).toBe(5);
    expect(() =>
      dropinfoLiveSource.leagueFilter({ filter: { leagueFilter: toGlobalId('Tip', 5) } }),
    ).toThrow();
  });

  it('describes a dropinfo as news until its match begins', async () => {
    const reader: LiveReader = {
      read: async ({ decode }) => ({ changed: true, reply: decode.parse({ dropinfos: [row] }), etag: 'e' }),
    };
    expect(await dropinfoLiveSource.read(reader, 'pl', null)).toMatchObject({
      reply: [{ id: 7, state: 'new', createdAt: row.created_at, newsUntil: row.date }],
    });
  });

  it('shows a row as the graph does', () => {
    expect(dropinfoLiveSource.toGraph(row)).toMatchObject({ id: toGlobalId('Dropinfo', 7), drop: 0.2 });
  });
});
