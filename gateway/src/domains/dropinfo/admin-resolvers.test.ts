import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json, raw } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  callerIs({ is_admin: true, permission: ['dropinfo', 'dropinfo_filters'] });
});
afterEach(() => test.close());

const callerIs = (over: Parameters<typeof sampleUser>[0]) =>
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(over), plans: [] }));
const lastBody = () => JSON.parse(test.origin.seen.at(-1)?.body ?? 'null');

const wire = { id: 7, name: 'Polska', name_en: 'Poland', sport_ids: [1], league_ids: [4, 5], version: 3 };
const league = (id: number) => toGlobalId('League', id);
const id = toGlobalId('DropinfoFilter', 7);
const shown = {
  filterId: 7,
  name: 'Polska',
  namePl: 'Polska',
  nameEn: 'Poland',
  sportIds: [1],
  leagueIds: [league(4), league(5)],
  version: 3,
};
const fields = 'filterId name namePl nameEn sportIds leagueIds version';

describe('the filters of dropinfos', () => {
  it('are listed for admins, also with missing fields', async () => {
    test.origin.on('GET /dropinfos/filters.json', json({ filters: [wire, { id: 8, name: 'Nocne' }] }));
    expect((await test.execute(`{ admin { dropinfoFilters { ${fields} } } }`)).data).toEqual({
      admin: {
        dropinfoFilters: [
          shown,
          {
            filterId: 8,
            name: 'Nocne',
            namePl: 'Nocne',
            nameEn: null,
            sportIds: null,
            leagueIds: null,
            version: null,
          },
        ],
      },
    });
  });

  it('are not listed for typers', async () => {
    callerIs({ is_typer: true, permission: ['dropinfo', 'dropinfo_filters'] });
    const answer = await test.execute('{ admin { dropinfoFilters { name } } }');
    expect(answer.codes).toEqual(['FORBIDDEN']);
  });

  it('return restrictions only to admins, whatever the upstream sends', async () => {
    test.origin.on('GET /dropinfos/filters.json', json({ filters: [wire] }));
    callerIs({ is_typer: true, permission: ['dropinfo', 'dropinfo_filters'] });
    const hidden = { ...shown, sportIds: null, leagueIds: null, version: null };
    const { data } = await test.execute(
      `{ dropinfoFilters { ${fields} } node(id: "${id}") { ... on DropinfoFilter { ${fields} } } }`,
    );
    expect(data).toEqual({ dropinfoFilters: [hidden], node: hidden });
  });

  it('can be fetched one by one with sports and leagues, and by global id', async () => {
    test.origin.on('GET /dropinfos/7/filter.json', json({ filter: wire }));
    test.origin.on('GET /dropinfos/8/filter.json', json({ errors: ['no'] }, 404));
    test.origin.on('GET /dropinfos/filter_sports.json', json({ sports: [{ id: 1, name: 'Piłka nożna' }] }));
    const ekstraklasa = { id: 4, name: 'Ekstraklasa', country: 'Polska', sport_id: 1 };
    test.origin.on(
      'GET /dropinfos/filter_leagues.json',
      json({ leagues: [ekstraklasa, { id: 5, name: 'Liga' }] }),
    );
    const { data } = await test.execute(`{ admin {
      dropinfoFilter(filterId: 7) { id ${fields} }
      none: dropinfoFilter(filterId: 8) { id }
      dropinfoFilterSports { sportId name }
      dropinfoFilterLeagues(sportId: 1) { leagueId sportId name country }
    } }`);
    expect(data).toEqual({
      admin: {
        dropinfoFilter: { id, ...shown },
        none: null,
        dropinfoFilterSports: [{ sportId: 1, name: 'Piłka nożna' }],
        dropinfoFilterLeagues: [
          { leagueId: league(5), sportId: 1, name: 'Liga', country: null },
          { leagueId: league(4), sportId: 1, name: 'Ekstraklasa', country: 'Polska' },
        ],
      },
    });
    expect(test.origin.seen.find(({ path }) => path.startsWith('/dropinfos/filter_leagues'))?.path).toBe(
      '/dropinfos/filter_leagues.json?sport_id=1',
    );
    const again = `query ($id: ID!) { node(id: $id) { ... on DropinfoFilter { ${fields} } } }`;
    test.origin.on('GET /dropinfos/filters.json', json({ filters: [wire] }));
    expect((await test.execute(again, { id })).data).toEqual({ node: shown });
  });

  it('have the leagues of all sports, each of which is requested', async () => {
    const sports = Array.from({ length: 13 }, (_, index) => ({ id: index + 1, name: `Sport ${index + 1}` }));
    test.origin.on('GET /dropinfos/filter_sports.json', json({ sports }));
    test.origin.on('GET /dropinfos/filter_leagues.json', (request, response) => {
      const sport = Number(new URL(request.path, 'http://origin').searchParams.get('sport_id'));
      const own = { id: 20 - sport, name: `Liga ${20 - sport}`, country: 'Polska' };
      json({ leagues: sport > 2 ? [] : [own, { id: 30, name: 'Puchar', country: 'Anglia', sport_id: 2 }] })(
        request,
        response,
      );
    });
    const { data, codes } = await test.execute(
      '{ admin { dropinfoFilterSports { sportId } dropinfoFilterLeagues { leagueId sportId } } }',
    );
    expect(codes).toEqual([]);
    expect(data).toMatchObject({
      admin: {
        dropinfoFilterLeagues: [
          { leagueId: league(30), sportId: 2 },
          { leagueId: league(18), sportId: 2 },
          { leagueId: league(19), sportId: 1 },
        ],
      },
    });
    const requested = test.origin.seen.flatMap(
      ({ path }) => /filter_leagues.*sport_id=(\d+)/.exec(path)?.[1] ?? [],
    );
    expect(requested.map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(test.origin.seen.filter(({ path }) => path.includes('filter_sports'))).toHaveLength(1);
  });
});

describe('filter mutations', () => {
  const create = `mutation ($input: CreateDropinfoFilterInput!) {
    createDropinfoFilter(input: $input) { filter { ${fields} } errors { field code } } }`;
  const edit = `mutation ($input: UpdateDropinfoFilterInput!) {
    updateDropinfoFilter(input: $input) { filter { name } errors { field code } } }`;
  const terms = { namePl: 'Polska', nameEn: 'Poland', sportIds: [1], leagueIds: [league(4), league(5)] };
  const sent = { name: 'Polska', name_en: 'Poland', sport_ids: [1], league_ids: [4, 5] };

  it('create a filter', async () => {
    test.origin.on('POST /dropinfos/save_filter.json', json({ filter: wire }));
    expect((await test.execute(create, { input: terms })).data).toEqual({
      createDropinfoFilter: { filter: shown, errors: [] },
    });
    expect(lastBody()).toEqual({ filter: sent });
  });

  it('return the name that was saved, next to a translation that differs', async () => {
    const reply = json({ filter: { ...wire, name_pl: 'Polskie ligi' } });
    test.origin.on('POST /dropinfos/save_filter.json', reply);
    expect((await test.execute(create, { input: terms })).data).toMatchObject({
      createDropinfoFilter: { filter: { name: 'Polskie ligi', namePl: 'Polska' } },
    });
  });

  it('send the version if given', async () => {
    test.origin.on('PUT /dropinfos/7/edit_filter.json', json({ filter: wire }));
    await test.execute(edit, { input: { ...terms, filterId: id, version: 3 } });
    expect(lastBody()).toEqual({ filter: { ...sent, version: 3 } });
    await test.execute(edit, { input: { ...terms, filterId: id, nameEn: null } });
    expect(lastBody()).toEqual({ filter: { ...sent, name_en: null } });
  });

  it('find the filter in the list after an empty reply', async () => {
    const older = { ...wire, id: 6, version: 9 };
    test.origin.on('GET /dropinfos/filters.json', json({ filters: [older, wire, { id: 8, name: 'Nocne' }] }));
    test.origin.on('POST /dropinfos/save_filter.json', raw('', 204));
    expect((await test.execute(create, { input: terms })).data).toEqual({
      createDropinfoFilter: { filter: shown, errors: [] },
    });
    test.origin.on('PUT /dropinfos/8/edit_filter.json', raw('', 204));
    const filterId = toGlobalId('DropinfoFilter', 8);
    expect((await test.execute(edit, { input: { ...terms, filterId } })).data).toEqual({
      updateDropinfoFilter: { filter: { name: 'Nocne' }, errors: [] },
    });
  });

  it('refuse ids of other types', async () => {
    const { codes } = await test.execute(edit, { input: { ...terms, filterId: league(7) } });
    expect(codes).toEqual(['BAD_USER_INPUT']);
    const wrong = { ...terms, leagueIds: [league(4), id] };
    const refused = { filter: null, errors: [{ field: ['leagueIds'], code: 'INVALID' }] };
    expect((await test.execute(create, { input: wrong })).data).toEqual({ createDropinfoFilter: refused });
    expect((await test.execute(edit, { input: { ...wrong, filterId: id } })).data).toEqual({
      updateDropinfoFilter: refused,
    });
    expect(test.origin.seen.some(({ method }) => method !== 'GET')).toBe(false);
  });

  it('return errors by field, and STALE for an old version', async () => {
    const errors = { name: ['blank'], league_ids: ['invalid'], base: ['stale'] };
    test.origin.on('PUT /dropinfos/7/edit_filter.json', json({ errors }, 422));
    const { data } = await test.execute(edit, { input: { ...terms, filterId: id, version: 2 } });
    expect(data).toEqual({
      updateDropinfoFilter: {
        filter: null,
        errors: [
          { field: ['namePl'], code: 'BLANK' },
          { field: ['leagueIds'], code: 'INVALID' },
          { field: null, code: 'STALE' },
        ],
      },
    });
  });

  it.each(['Up', 'Down'])('move a filter %s and return the order, also after an empty reply', async (way) => {
    const path = `PUT /dropinfos/7/move_${way.toLowerCase()}.json`;
    const move = `mutation { moveDropinfoFilter${way}(input: { filterId: "${id}" }) { filters { name } errors { code } } }`;
    const expected = { [`moveDropinfoFilter${way}`]: { filters: [{ name: 'Polska' }], errors: [] } };
    test.origin.on(path, json({ filters: [wire] }));
    expect((await test.execute(move)).data).toEqual(expected);
    test.origin.on(path, raw('', 204));
    test.origin.on('GET /dropinfos/filters.json', json({ filters: [wire] }));
    expect((await test.execute(move)).data).toEqual(expected);
  });
});
