import * as s from '../../kit/shape.ts';

export const league = s.shape('League', {
  id: s.globalId('League'),
  leagueId: s.from('id', s.integer),
  name: s.text,
  country: s.text,
  flag: s.hidden(s.orNull(s.text)),
  logo: s.orNull(s.text),
  currentSeason: s.from('season', s.orNull(s.text)),
  seasons: s.hidden(s.orNull(s.list(s.shape({ year: s.text, name: s.text })))),
  isEditable: s.orElse(s.boolean, false),
});
export type LeagueWire = s.WireOf<typeof league>;

const count = s.orNull(s.integer);

/** A team's row of the table of a season. */
export const tableRow = s.shape({
  season: s.hidden(s.text),
  leagueId: s.hidden(s.integer),
  points: s.integer,
  played: count,
  won: count,
  drawn: count,
  lost: count,
  goalsFor: count,
  goalsAgainst: count,
  form: s.hidden(s.orNull(s.list(s.text))),
});

/** A team with its rows, one for each season that the upstream tells of. */
export const tableTeam = s.shape('Team', {
  id: s.globalId('Team'),
  teamId: s.from('id', s.integer),
  name: s.text,
  logo: s.orNull(s.text),
  stats: s.hidden(s.list(tableRow)),
});

/** A league with the teams of one of its seasons, first of the table first, and what the caller has chosen it for. */
export const leagueWithTeams = s.shape({
  ...league.fields,
  teams: s.list(tableTeam),
  isActive: s.orNull(s.boolean),
  isFavourite: s.orNull(s.boolean),
});
export type LeagueWithTeamsWire = s.WireOf<typeof leagueWithTeams>;

/** What a toggle answers: the caller's leagues as they are now, where the upstream says so. */
export const ownLeagues = s.shape({
  favouriteLeagues: s.orNull(s.list(s.integer)),
  activeLeagues: s.orNull(s.list(s.integer)),
});
export type OwnLeaguesWire = s.WireOf<typeof ownLeagues>;
