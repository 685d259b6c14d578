import { type SQL, sql } from 'drizzle-orm';
import type { AutofilterData, AutofilterStat } from './autofilter-data.ts';

const column = (match: string, name: string) => sql`${sql.identifier(match)}.${sql.identifier(name)}`;

/** The count of one side's team in a match. */
export const countOf = (match: string, stat: Exclude<AutofilterStat, 'btts'>, side: 'home' | 'away'): SQL =>
  column(match, `${stat}_${side}`);

/** Both teams' counts of a match together. */
export const sumOf = (match: string, stat: Exclude<AutofilterStat, 'btts'>): SQL =>
  sql`(${countOf(match, stat, 'home')} + ${countOf(match, stat, 'away')})`;

/** 1 when both teams of a match scored, else 0; held against a line of a half it is yes or no. */
export const bttsOf = (match: string): SQL =>
  sql`(${countOf(match, 'goal', 'home')} > 0 and ${countOf(match, 'goal', 'away')} > 0)::integer`;

/** What an autofilter counts in a match `played` of the team `played.team_id`. */
export function countIn({ stat, side }: Pick<AutofilterData, 'stat' | 'side'>): SQL {
  if (stat === 'btts') return bttsOf('played');
  if (side === 'sum') return sumOf('played', stat);
  const [ofHome, ofAway] = [countOf('played', stat, 'home'), countOf('played', stat, 'away')];
  return sql`case when played.home_team_id = played.team_id then ${ofHome} else ${ofAway} end`;
}

/** Whether an autofilter wants more than its line; yes is more than a half of what `bttsOf` counts. */
export const wantsMore = ({ comparison }: Pick<AutofilterData, 'comparison'>): boolean =>
  comparison === 'over' || comparison === 'yes';

/** The line of an autofilter, that of btts included. */
export const lineOf = ({ line }: Pick<AutofilterData, 'line'>): number => line ?? 0.5;
