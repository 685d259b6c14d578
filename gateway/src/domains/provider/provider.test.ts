import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../testing/fake-origin.ts';
import { sampleLeague, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const callerIs = (over: Parameters<typeof sampleUser>[0]) =>
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(over), plans: [] }));
const paths = () => test.origin.seen.map(({ method, path }) => `${method} ${path}`);

const reading = `{ admin {
  providerCategories { categoryId name countryCode flagUrl }
  providerTournaments(categoryId: 7) { tournamentId name logo league { leagueId } }
  providerSeasons(tournamentId: 9) { seasonId name year league { leagueId } }
} }`;

describe('the provider’s lists', () => {
  it('can be read by admins', async () => {
    callerIs({ is_admin: true });
    const categories = [{ id: 7, name: 'Polska', slug: 'poland', flag: 'pl' }];
    test.origin.on('GET /sofascore/get_categories.json', json({ categories }));
    test.origin.on(
      'GET /sofascore/7/get_tournaments.json',
      json({ tournaments: [{ id: 9, name: 'Liga', league_id: 4 }] }),
    );
    test.origin.on('GET /leagues.json', json({ leagues: [sampleLeague({ id: 4 })] }));
    const seasons = [{ id: 76457, name: 'Liga 25/26', year: '25/26' }];
    test.origin.on('GET /sofascore/9/get_seasons.json', json({ seasons }));
    expect((await test.execute(reading)).data).toEqual({
      admin: {
        providerCategories: [{ categoryId: 7, name: 'Polska', countryCode: 'PL', flagUrl: null }],
        providerTournaments: [{ tournamentId: 9, name: 'Liga', logo: null, league: { leagueId: 4 } }],
        providerSeasons: [{ seasonId: 76457, name: 'Liga 25/26', year: '25/26', league: null }],
      },
    });
  });

  it('are refused by the upstream to a typer, field by field', async () => {
    callerIs({ is_typer: true });
    test.origin.on('GET /sofascore/get_categories.json', json({ errors: ['no'] }, 403));
    expect(await test.execute('{ admin { providerCategories { name } } }')).toMatchObject({
      data: { admin: { providerCategories: null } },
      codes: ['FORBIDDEN'],
    });
  });

  it('are FORBIDDEN to other callers without a call', async () => {
    callerIs({});
    expect(await test.execute(reading)).toMatchObject({ data: { admin: null }, codes: ['FORBIDDEN'] });
    expect(paths()).toEqual(['GET /auth/validate_token.json']);
  });

  it('need valid credentials', async () => {
    test.origin.on('GET /auth/validate_token.json', json({ errors: ['no'] }, 401));
    expect((await test.execute(reading)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await test.executeAsGuest(reading)).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a provider failure', () => {
  const route = 'GET /sofascore/get_categories.json';
  const categories = '{ admin { providerCategories { name } } }';

  it.each([
    ['provider_unreachable', 'PROVIDER_UNREACHABLE'],
    ['provider_refused', 'PROVIDER_REFUSED'],
    ['provider_rate_limited', 'PROVIDER_RATE_LIMITED'],
    ['provider_unreadable', 'PROVIDER_UNREADABLE'],
    ['provider_on_strike', 'UPSTREAM_ERROR'],
    [undefined, 'UPSTREAM_ERROR'],
  ])('has its own error code: %s', async (code, expected) => {
    callerIs({ is_admin: true });
    test.origin.on(route, json({ errors: ['no'], code }, 503));
    expect((await test.execute(categories)).codes).toEqual([expected]);
  });

  it('is reported only for a 503 of the upstream', async () => {
    callerIs({ is_admin: true });
    test.origin.on(route, json({ errors: ['no'], code: 'provider_refused' }, 500));
    expect((await test.execute(categories)).codes).toEqual(['UPSTREAM_ERROR']);
  });
});

describe('activateTournament', () => {
  const document = `mutation Activate($input: ActivateTournamentInput!) {
    activateTournament(input: $input) {
      league { leagueId name } imported { season matches played added } errors { field code }
    }
  }`;
  const input = { tournamentId: 9, seasonId: 76457 };
  const route = 'POST /sofascore/activate_tournament.json';

  it('returns the league', async () => {
    const imported = { season: '2025/2026', matches: 380, played: 200, added: 10 };
    test.origin.on(route, json({ league: sampleLeague({ id: 4 }), imported }));
    expect((await test.execute(document, { input })).data).toEqual({
      activateTournament: { league: { leagueId: 4, name: 'Liga' }, imported, errors: [] },
    });
    expect(JSON.parse(test.origin.seen[0]?.body ?? '')).toEqual({ season_id: 76457, tournament_id: 9 });
  });

  it('returns errors by input field when refused', async () => {
    test.origin.on(route, json({ errors: { tournament_id: ['invalid'], season_id: ['invalid'] } }, 422));
    expect((await test.execute(document, { input })).data).toEqual({
      activateTournament: {
        league: null,
        imported: null,
        errors: [
          { field: ['tournamentId'], code: 'INVALID' },
          { field: ['seasonId'], code: 'INVALID' },
        ],
      },
    });
  });

  it('returns the provider’s error without a retry', async () => {
    test.origin.on(route, json({ errors: ['away'], code: 'provider_unreachable' }, 503));
    expect((await test.execute(document, { input })).codes).toEqual(['PROVIDER_UNREACHABLE']);
    expect(paths()).toEqual([route]);
  });
});
