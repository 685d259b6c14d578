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

describe('what the provider offers', () => {
  it('is read by admins', async () => {
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
    expect((await test.ask(reading)).data).toEqual({
      admin: {
        providerCategories: [{ categoryId: 7, name: 'Polska', countryCode: 'PL', flagUrl: null }],
        providerTournaments: [{ tournamentId: 9, name: 'Liga', logo: null, league: { leagueId: 4 } }],
        providerSeasons: [{ seasonId: 76457, name: 'Liga 25/26', year: '25/26', league: null }],
      },
    });
  });

  it('is the upstream’s to refuse to a typer, field by field', async () => {
    callerIs({ is_typer: true });
    test.origin.on('GET /sofascore/get_categories.json', json({ errors: ['no'] }, 403));
    expect(await test.ask('{ admin { providerCategories { name } } }')).toMatchObject({
      data: { admin: { providerCategories: null } },
      codes: ['FORBIDDEN'],
    });
  });

  it('is FORBIDDEN to others without asking for it', async () => {
    callerIs({});
    expect(await test.ask(reading)).toMatchObject({ data: { admin: null }, codes: ['FORBIDDEN'] });
    expect(paths()).toEqual(['GET /auth/validate_token.json']);
  });

  it('needs credentials that still hold', async () => {
    test.origin.on('GET /auth/validate_token.json', json({ errors: ['no'] }, 401));
    expect((await test.ask(reading)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await test.askAsGuest(reading)).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a provider that does not do its part', () => {
  const route = 'GET /sofascore/get_categories.json';
  const categories = '{ admin { providerCategories { name } } }';

  it.each([
    ['provider_unreachable', 'PROVIDER_UNREACHABLE'],
    ['provider_refused', 'PROVIDER_REFUSED'],
    ['provider_rate_limited', 'PROVIDER_RATE_LIMITED'],
    ['provider_unreadable', 'PROVIDER_UNREADABLE'],
    ['provider_on_strike', 'UPSTREAM_ERROR'],
    [undefined, 'UPSTREAM_ERROR'],
  ])('is told by its code: %s', async (code, expected) => {
    callerIs({ is_admin: true });
    test.origin.on(route, json({ errors: ['no'], code }, 503));
    expect((await test.ask(categories)).codes).toEqual([expected]);
  });

  it('is told only where the upstream answers 503 for it', async () => {
    callerIs({ is_admin: true });
    test.origin.on(route, json({ errors: ['no'], code: 'provider_refused' }, 500));
    expect((await test.ask(categories)).codes).toEqual(['UPSTREAM_ERROR']);
  });
});

describe('activating a tournament', () => {
  const document = `mutation Activate($input: ActivateTournamentInput!) {
    activateTournament(input: $input) {
      league { leagueId name } imported { season matches played added } errors { field code }
    }
  }`;
  const input = { tournamentId: 9, seasonId: 76457 };
  const route = 'POST /sofascore/activate_tournament.json';

  it('answers with its league', async () => {
    const imported = { season: '2025/2026', matches: 380, played: 200, added: 10 };
    test.origin.on(route, json({ league: sampleLeague({ id: 4 }), imported }));
    expect((await test.ask(document, { input })).data).toEqual({
      activateTournament: { league: { leagueId: 4, name: 'Liga' }, imported, errors: [] },
    });
    expect(JSON.parse(test.origin.seen[0]?.body ?? '')).toEqual({ season_id: 76457, tournament_id: 9 });
  });

  it('that is refused is told by its fields', async () => {
    test.origin.on(route, json({ errors: { tournament_id: ['invalid'], season_id: ['invalid'] } }, 422));
    expect((await test.ask(document, { input })).data).toEqual({
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

  it('that fails at the provider says so, and is not sent again', async () => {
    test.origin.on(route, json({ errors: ['away'], code: 'provider_unreachable' }, 503));
    expect((await test.ask(document, { input })).codes).toEqual(['PROVIDER_UNREACHABLE']);
    expect(paths()).toEqual([route]);
  });
});
