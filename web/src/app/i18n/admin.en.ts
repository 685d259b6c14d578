import { en as leagues } from '../../screens/admin/leagues/messages.en.ts';
import { en as matchStats } from '../../screens/admin/match-stats/messages.en.ts';
import { en as sofascore } from '../../screens/admin/sofascore/messages.en.ts';
import { en as frame } from '../admin/messages.en.ts';
import type { pl } from './admin.pl.ts';

/** The English texts of the admin area, by the same ids as the Polish ones. */
export const en: Record<keyof typeof pl, string> = { ...frame, ...leagues, ...matchStats, ...sofascore };
