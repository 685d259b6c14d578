import { alias } from 'drizzle-orm/pg-core';
import { teams } from './tables.ts';

/** Aliases for joining both teams to a match. */
export const homeTeam = alias(teams, 'home_team');
export const awayTeam = alias(teams, 'away_team');
