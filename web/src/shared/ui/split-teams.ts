/** Splits a match's title at its dash into home and away; a title without one stays whole. */
export function splitTeams(title: string): { home: string; away: string | null } {
  const [home, away, ...more] = title.split(/\s[–—-]\s/);
  if (home === undefined || away === undefined || more.length > 0) return { home: title, away: null };
  return { home, away };
}
