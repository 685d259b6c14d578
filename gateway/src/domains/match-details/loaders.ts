import { memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { matchIncidents, matchLineups, matchPlayerStatistics } from './endpoints.ts';

export const createMatchDetailsLoaders = ({ call }: LoaderDeps) => ({
  lineups: memoizeByKey(async (id: number) => (await call(matchLineups, { id })).lineups),
  playerStatistics: memoizeByKey(
    async (id: number) => (await call(matchPlayerStatistics, { id })).player_statistics,
  ),
  incidents: memoizeByKey(async (id: number) => (await call(matchIncidents, { id })).incidents),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly matchDetails: ReturnType<typeof createMatchDetailsLoaders>;
  }
}
