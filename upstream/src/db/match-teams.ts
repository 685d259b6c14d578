import { alias } from 'drizzle-orm/pg-core';
import { teams } from './tables.ts';

/** The two teams of a match, where both are joined to it. */
export const homeTeam = alias(teams, 'home_team');
export const awayTeam = alias(teams, 'away_team');
