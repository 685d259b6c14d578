/** The two teams of a match's title as `Odra – Granit`; both null where it does not name two. */
export function teamNamesOf(title: string): { homeTeam: string | null; awayTeam: string | null } {
  const [homeTeam, awayTeam, ...more] = title.split(/\s[–—-]\s/);
  if (!homeTeam || !awayTeam || more.length > 0) return { homeTeam: null, awayTeam: null };
  return { homeTeam, awayTeam };
}

/** What has the title of a match. */
export interface Titled {
  readonly title: string;
}

/** The fields that name the teams of something with a match's title. */
export const teamNameFields = {
  homeTeam: ({ title }: Titled) => teamNamesOf(title).homeTeam,
  awayTeam: ({ title }: Titled) => teamNamesOf(title).awayTeam,
};
