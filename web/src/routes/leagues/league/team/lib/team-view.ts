/** Where the team played. */
export const venues = ['ALL', 'HOME', 'AWAY'] as const;

export type VenueChoice = (typeof venues)[number];

/** What of a team's matches its page shows. */
export interface TeamView {
  /** Name of a season of the league, `all` for the last matches in all leagues; null for the season that runs now. */
  readonly season: string | null;
  readonly venue: VenueChoice;
}

/** Stands for the matches of all leagues in place of a season. */
export const ALL_LEAGUES = 'all';

/** Reads the view from an address's search parameters; whatever is not offered counts as not given. */
export function readTeamView(params: URLSearchParams): TeamView {
  return {
    season: params.get('season') || null,
    venue: venues.find((venue) => venue.toLowerCase() === params.get('venue')) ?? 'ALL',
  };
}

/** The search parameters of an address with this view; defaults are left out. */
export function writeTeamView({ season, venue }: TeamView): URLSearchParams {
  const params = new URLSearchParams();
  if (season !== null) params.set('season', season);
  if (venue !== 'ALL') params.set('venue', venue.toLowerCase());
  return params;
}
