import * as s from '../../kit/shape.ts';

/** The imported league; null before the import. */
const leagueId = s.orNull(s.integer);

export const category = s.shape({
  categoryId: s.from('id', s.integer),
  name: s.text,
  flag: s.hidden(s.orNull(s.text)),
});

export const tournament = s.shape({
  tournamentId: s.from('id', s.integer),
  name: s.text,
  logo: s.orNull(s.text),
  leagueId,
});
export type ProviderTournamentModel = s.ModelOf<typeof tournament>;

export const season = s.shape({ seasonId: s.from('id', s.integer), name: s.text, year: s.text, leagueId });
export type ProviderSeasonModel = s.ModelOf<typeof season>;

export const imported = s.shape({ season: s.text, matches: s.integer, played: s.integer, added: s.integer });
