import { pl as leagues } from '../../screens/admin/leagues/messages.pl.ts';
import { pl as matchStats } from '../../screens/admin/match-stats/messages.pl.ts';
import { pl as sofascore } from '../../screens/admin/sofascore/messages.pl.ts';
import { pl as frame } from '../admin/messages.pl.ts';

/** The Polish texts of the admin area, which only those who may open it fetch. */
export const pl = { ...frame, ...leagues, ...matchStats, ...sofascore } as const;
