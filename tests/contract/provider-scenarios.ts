import { expect } from 'vitest';
import type { Stack } from '../harness/start-stack.ts';
import { adminOf, runAsAdmin } from './admin-client.ts';
import { storedFootball } from './stored-football.ts';

type ProviderRow = 'provider.categories' | 'provider.tournaments' | 'provider.seasons' | 'provider.activate';

/** Scenarios of season imports from the test provider. */
export function providerScenarios(stack: () => Stack): Record<ProviderRow, () => Promise<void>> {
  const run = runAsAdmin(stack);
  const codesOf = async (query: string) => (await (await adminOf(stack())).run(query)).codes;

  return {
    async 'provider.categories'() {
      expect(await run('{ admin { providerCategories { categoryId name countryCode flagUrl } } }')).toEqual({
        admin: {
          providerCategories: [{ categoryId: 32, name: 'Atlantis', countryCode: null, flagUrl: null }],
        },
      });
    },

    async 'provider.tournaments'() {
      expect(
        await run('{ admin { providerTournaments(categoryId: 32) { tournamentId name logo } } }'),
      ).toMatchObject({ admin: { providerTournaments: [{ tournamentId: 8, name: 'Coral League' }] } });
      expect(await codesOf('{ admin { providerTournaments(categoryId: 33) { name } } }')).toEqual([
        'NOT_FOUND',
      ]);
    },

    async 'provider.seasons'() {
      expect(
        await run(
          '{ admin { providerSeasons(tournamentId: 8) { seasonId name year league { leagueId } } } }',
        ),
      ).toEqual({
        admin: {
          providerSeasons: [
            { seasonId: 501, name: 'Coral League 26/27', year: '26/27', league: null },
            { seasonId: 500, name: 'Coral League 25/26', year: '25/26', league: null },
          ],
        },
      });
      expect(await codesOf('{ admin { providerSeasons(tournamentId: 9) { name } } }')).toEqual(['NOT_FOUND']);
    },

    async 'provider.activate'() {
      const activate = async (tournamentId: number, seasonId: number) =>
        (
          await run(
            `mutation ($input: ActivateTournamentInput!) { activateTournament(input: $input) {
              league { leagueId name seasons { name } }
              imported { season matches played added } errors { field code }
            } }`,
            { input: { tournamentId, seasonId } },
          )
        ).activateTournament;
      const before = await storedFootball(stack());
      expect(await activate(9, 500)).toEqual({
        league: null,
        imported: null,
        errors: [{ field: ['tournamentId'], code: 'INVALID' }],
      });
      expect(await activate(8, 499)).toEqual({
        league: null,
        imported: null,
        errors: [{ field: ['seasonId'], code: 'INVALID' }],
      });
      expect(await activate(8, 501)).toEqual({
        league: null,
        imported: null,
        errors: [{ field: ['seasonId'], code: 'EMPTY' }],
      });
      const refused = await storedFootball(stack());
      expect([refused.leagues, refused.matches]).toEqual([before.leagues, before.matches]);

      const done = await activate(8, 500);
      const counts = { season: '2025/2026', matches: 3, played: 2 };
      expect(done).toMatchObject({
        league: { name: 'Coral League', seasons: [{}] },
        imported: { ...counts, added: 3 },
        errors: [],
      });
      expect(await activate(8, 500)).toEqual({ ...Object(done), imported: { ...counts, added: 0 } });
      expect(await run('{ admin { providerTournaments(categoryId: 32) { league { leagueId } } } }')).toEqual({
        admin: { providerTournaments: [{ league: { leagueId: Object(done).league.leagueId } }] },
      });
      const after = await storedFootball(stack());
      expect(after.leagues).toHaveLength(before.leagues.length + 1);
      expect(after.matches).toHaveLength(before.matches.length + 3);
    },
  };
}
