import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { decode } from '../../rest/reply.ts';
import type { LiveReader } from '../live-source.ts';
import { dropinfoLiveSource } from './live-source.ts';
import type { DropinfoWire } from './shapes.ts';

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

const none: ReadonlySet<number> = new Set();

describe('dropinfoLiveSource', () => {
  it.each([
    [{}, true],
    [{ filter: null }, true],
    [{ filter: { minDrop: 0.2 } }, true],
    [{ filter: { minDrop: 0.2001 } }, false],
    [{ filter: { maxMinutesToKickOff: 60 } }, true],
    [{ filter: { maxMinutesToKickOff: 59 } }, false],
    [{ filter: { minDrop: 0.1, maxMinutesToKickOff: 30 } }, false],
  ])('matches with %j: %s', (args, expected) => {
    expect(dropinfoLiveSource.wants(row, args, none, false)).toBe(expected);
  });

  it.each([
    [{ minDrop: 0.3 }, true],
    [{ minOdds: 2.5 }, true],
    [{ maxOdds: 1.5 }, true],
    [{ minOdds: 2.5, search: 'warta' }, false],
  ])('matches a moved row with %j whatever its odds: %s', (filter, expected) => {
    expect(dropinfoLiveSource.wants(row, { filter }, none, true)).toBe(expected);
    expect(dropinfoLiveSource.wants(row, { filter }, none, false)).toBe(false);
  });

  it('matches favourite leagues of the caller', () => {
    const args = { filter: { favouriteLeagues: true } };
    const ofLeague = { ...row, league: { id: 4, name: 'Liga', country: 'Polska' } };
    expect([args, {}, { filter: { search: 'odra' } }].map(dropinfoLiveSource.isPersonal)).toEqual([
      true,
      false,
      false,
    ]);
    expect(dropinfoLiveSource.wants(ofLeague, args, none, false)).toBe(false);
    expect(dropinfoLiveSource.wants(ofLeague, args, new Set([4]), false)).toBe(true);
  });

  it('depends on the time when it selects by kick-off', () => {
    const filters = [
      {},
      { filter: null },
      { filter: { minDrop: 0.2 } },
      { filter: { when: 'COMING' } } as const,
    ];
    expect(filters.map(dropinfoLiveSource.dependsOnTime)).toEqual([false, false, false, true]);
  });

  it('refuses a filter that is too large', () => {
    expect(() => dropinfoLiveSource.check({})).not.toThrow();
    expect(() => dropinfoLiveSource.check({ filter: { search: 'a'.repeat(201) } })).toThrow('search');
  });

  it('reads the league filter from its global id', () => {
    expect(dropinfoLiveSource.leagueFilter({})).toBeNull();
    expect(
      dropinfoLiveSource.leagueFilter({ filter: { leagueFilterId: toGlobalId('DropinfoFilter', 5) } }),
    ).toBe(5);
    expect(() =>
      dropinfoLiveSource.leagueFilter({ filter: { leagueFilterId: toGlobalId('Tip', 5) } }),
    ).toThrow();
  });

  it('describes a dropinfo as news until its kick-off', async () => {
    const reader: LiveReader = {
      read: async (endpoint) => ({
        changed: true,
        reply: decode(endpoint.decode, { dropinfos: [row] }, endpoint.id),
        etag: 'e',
      }),
    };
    expect(await dropinfoLiveSource.read(reader, 'pl', null)).toMatchObject({
      reply: [{ id: 7, state: 'new/2:', createdAt: row.created_at, newsUntil: row.date }],
    });
  });

  it('maps a row to the graph', () => {
    expect(dropinfoLiveSource.toPayload([{ wire: row, previousState: null }], 'all')).toMatchObject({
      dropinfos: [{ id: toGlobalId('Dropinfo', 7), drop: 0.2 }],
      moved: [],
    });
  });

  it('separates new rows from moved ones, which are sent only on request', () => {
    const moved = { wire: { ...row, id: 8 }, previousState: 'new/2.1:' };
    expect(dropinfoLiveSource.toPayload([{ wire: row, previousState: null }, moved], 'all')).toMatchObject({
      dropinfos: [{ id: toGlobalId('Dropinfo', 7) }],
      moved: [{ id: toGlobalId('Dropinfo', 8) }],
    });
    expect([{}, { moved: false }, { moved: true }].map(dropinfoLiveSource.wantsChanges)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
