import { z } from 'zod';
import type { Statistic } from '../../import/football-data/statistics.ts';
import { keepReadable, readList } from './read-list.ts';
import type { ToldCounts } from './season-content.ts';

/** Which counts a key of the provider fills. `totalShotsOnGoal` are all shots, whatever its name says. */
const statisticsOfKeys: Readonly<Record<string, readonly [home: Statistic, away: Statistic]>> = {
  totalShotsOnGoal: ['shotsHome', 'shotsAway'],
  shotsOnGoal: ['shotsOnGoalHome', 'shotsOnGoalAway'],
  cornerKicks: ['cornersHome', 'cornersAway'],
  fouls: ['foulsHome', 'foulsAway'],
  yellowCards: ['yellowHome', 'yellowAway'],
  redCards: ['redHome', 'redAway'],
};

const count = z.number().int().min(0).max(999);
/** A value as a number, or as the text that people are shown. */
const value = z.union([
  count,
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
const item = z
  .object({
    key: z.string(),
    homeValue: value.nullish().catch(null),
    awayValue: value.nullish().catch(null),
    home: value.nullish().catch(null),
    away: value.nullish().catch(null),
  })
  .transform(({ key, homeValue, awayValue, home, away }) => ({
    key,
    home: homeValue ?? home,
    away: awayValue ?? away,
  }));
const period = z.object({ period: z.string(), groups: z.array(z.unknown()) });
const group = z.object({ statisticsItems: z.array(z.unknown()) });

/**
 * The team counts of a whole match out of `event/{id}/statistics`; what is not told is left out.
 * @throws ProviderFault when there is no list
 */
export function readStatistics(document: unknown, path: string): ToldCounts {
  const { items: periods } = readList(document, 'statistics', period, path);
  const whole = periods.find((one) => one.period === 'ALL');
  const counts: ToldCounts = {};
  for (const { statisticsItems } of keepReadable(whole?.groups ?? [], group).items) {
    for (const { key, home, away } of keepReadable(statisticsItems, item).items) {
      const statistics = Object.hasOwn(statisticsOfKeys, key) ? statisticsOfKeys[key] : undefined;
      if (!statistics) continue;
      if (typeof home === 'number') counts[statistics[0]] = home;
      if (typeof away === 'number') counts[statistics[1]] = away;
    }
  }
  return counts;
}
