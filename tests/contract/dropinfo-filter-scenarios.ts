import { asc, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dropinfoFilters } from '../../upstream/src/db/dropinfo-tables.ts';
import { leagues, sports, userLogs } from '../../upstream/src/db/tables.ts';
import type { Stack } from '../harness/start-stack.ts';
import { runAsAdmin } from './admin-client.ts';

type FilterRow =
  | 'dropinfo.filter'
  | 'dropinfo.filterSports'
  | 'dropinfo.filterLeagues'
  | 'dropinfo.saveFilter'
  | 'dropinfo.editFilter'
  | 'dropinfo.moveUp'
  | 'dropinfo.moveDown';

interface FilterPayload {
  filter: { filterId: number; namePl: string; version: number } | null;
  errors: { field: string[] | null; code: string }[];
}

const globalId = (type: string, id: number) => btoa(`${type}:${id}`).replace(/=+$/, '');
const filterGlobalId = (id = 0) => globalId('DropinfoFilter', id);
const leagueGlobalId = (id: number) => globalId('League', id);
const fields = 'filterId namePl nameEn sportIds leagueIds version';
const edit = `mutation ($input: UpdateDropinfoFilterInput!) {
  updateDropinfoFilter(input: $input) { filter { ${fields} } errors { field code } } }`;

/** Scenarios of dropinfo filter administration. */
export function dropinfoFilterScenarios(stack: () => Stack): Record<FilterRow, () => Promise<void>> {
  const run = runAsAdmin(stack);
  const stored = () => stack().db.select().from(dropinfoFilters).orderBy(asc(dropinfoFilters.position));
  const lastLog = async () =>
    (await stack().db.select().from(userLogs).orderBy(desc(userLogs.id)).limit(1))[0];

  /** Moves the second filter and expects that it has swapped positions with its neighbour. */
  async function drivesMove(mutation: string, by: -1 | 1): Promise<void> {
    const before = (await stored()).map(({ id }) => id);
    const [from, to] = [1, 1 + by];
    const move = `mutation ($id: ID!) { ${mutation}(input: { filterId: $id }) {
      filters { filterId } errors { code } } }`;
    const reply = await run<Record<string, { filters: { filterId: number }[]; errors: unknown[] }>>(move, {
      id: filterGlobalId(before[from]),
    });
    const expected = before.with(from, before[to] ?? 0).with(to, before[from] ?? 0);
    expect(reply[mutation]?.errors).toEqual([]);
    expect(reply[mutation]?.filters.map(({ filterId }) => filterId)).toEqual(expected);
    const after = await stored();
    expect(after.map(({ id }) => id)).toEqual(expected);
    expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
    expect(await lastLog()).toMatchObject({ action: 'dropinfo_filter.move' });
  }

  return {
    async 'dropinfo.filter'() {
      const [filter] = await stored();
      const read = `query ($id: Int!) { admin { dropinfoFilter(filterId: $id) { ${fields} } } }`;
      expect(await run(read, { id: filter?.id })).toEqual({
        admin: {
          dropinfoFilter: {
            filterId: filter?.id,
            namePl: filter?.name,
            nameEn: filter?.nameEn,
            sportIds: filter?.sportIds,
            leagueIds: filter?.leagueIds.map(leagueGlobalId),
            version: filter?.version,
          },
        },
      });
      expect(await run(read, { id: 2_000_000_000 })).toEqual({ admin: { dropinfoFilter: null } });
    },

    async 'dropinfo.filterSports'() {
      const rows = await stack().db.select({ sportId: sports.id }).from(sports).orderBy(asc(sports.id));
      expect(await run('{ admin { dropinfoFilterSports { sportId } } }')).toEqual({
        admin: { dropinfoFilterSports: rows },
      });
    },

    async 'dropinfo.filterLeagues'() {
      const [sport] = await stack().db.select().from(sports);
      const rows = await stack()
        .db.select({ leagueId: leagues.id })
        .from(leagues)
        .where(eq(leagues.sportId, sport?.id ?? 0));
      const read = 'query ($id: Int!) { admin { dropinfoFilterLeagues(sportId: $id) { leagueId } } }';
      const { admin } = await run<{ admin: { dropinfoFilterLeagues: { leagueId: string }[] } }>(read, {
        id: sport?.id,
      });
      expect(rows.length).toBeGreaterThan(0);
      expect(admin.dropinfoFilterLeagues.map(({ leagueId }) => leagueId).toSorted()).toEqual(
        rows.map(({ leagueId }) => leagueGlobalId(leagueId)).toSorted(),
      );
    },

    async 'dropinfo.saveFilter'() {
      const create = `mutation ($input: CreateDropinfoFilterInput!) {
        createDropinfoFilter(input: $input) { filter { ${fields} } errors { field code } } }`;
      const input = { namePl: 'Nowy', nameEn: 'New', sportIds: [1], leagueIds: [leagueGlobalId(1)] };
      const refused = await run<{ createDropinfoFilter: FilterPayload }>(create, {
        input: { ...input, namePl: ' ', leagueIds: [leagueGlobalId(2_000_000_000)] },
      });
      expect(refused.createDropinfoFilter).toEqual({
        filter: null,
        errors: [
          { field: ['namePl'], code: 'BLANK' },
          { field: ['leagueIds'], code: 'INVALID' },
        ],
      });
      const { createDropinfoFilter } = await run<{ createDropinfoFilter: FilterPayload }>(create, { input });
      expect(createDropinfoFilter).toMatchObject({ filter: input, errors: [] });
      expect((await stored()).at(-1)).toMatchObject({
        name: 'Nowy',
        nameEn: 'New',
        sportIds: [1],
        leagueIds: [1],
      });
    },

    async 'dropinfo.editFilter'() {
      const [filter] = await stored();
      const input = {
        filterId: filterGlobalId(filter?.id),
        namePl: 'Zmieniony',
        sportIds: [],
        leagueIds: [],
      };
      const version = filter?.version ?? 0;
      const { updateDropinfoFilter } = await run<{ updateDropinfoFilter: FilterPayload }>(edit, {
        input: { ...input, version },
      });
      expect(updateDropinfoFilter).toMatchObject({
        filter: { namePl: 'Zmieniony', version: version + 1 },
        errors: [],
      });
      expect((await stored())[0]).toMatchObject({ name: 'Zmieniony', nameEn: null });
      const late = await run<{ updateDropinfoFilter: FilterPayload }>(edit, { input: { ...input, version } });
      expect(late.updateDropinfoFilter).toEqual({ filter: null, errors: [{ field: null, code: 'STALE' }] });
    },

    'dropinfo.moveUp': () => drivesMove('moveDropinfoFilterUp', -1),
    'dropinfo.moveDown': () => drivesMove('moveDropinfoFilterDown', 1),
  };
}
