/** The number of a league in an address; 0, which no league has, for what is no number. */
export const leagueNumber = (leagueId: string | undefined): number =>
  /^\d{1,9}$/.test(leagueId ?? '') ? Number(leagueId) : 0;
