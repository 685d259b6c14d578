import type { Route } from '../../shared/routing/route.ts';
import { match } from './league/match/route.tsx';
import { league } from './league/route.tsx';
import { team } from './league/team/route.tsx';

export const leagueRoutes: readonly Route[] = [league, match, team];
