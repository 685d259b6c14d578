/** What markets are called. */
export const marketWords = {
  one_x_two: 'member.dropinfo.marketOneXTwo',
  totals: 'common.goals',
  handicap: 'member.dropinfo.marketHandicap',
} as const;
