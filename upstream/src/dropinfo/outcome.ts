import type { dropinfos } from '../db/dropinfo-tables.ts';

type Bet = Pick<typeof dropinfos.$inferSelect, 'market' | 'selection' | 'line'>;

/** How a bet ended; a half of it at a quarter line. */
type BetResult = 'won' | 'half_won' | 'void' | 'half_lost' | 'lost';

/** By how much the line was beaten; a bet without a line is beaten or missed by a whole. */
function margin({ market, selection, line }: Bet, home: number, away: number): number | null {
  if (market === 'one_x_two') {
    const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
    return selection === winner ? 1 : -1;
  }
  if (line === null) return null;
  if (market === 'totals') return selection === 'under' ? line - home - away : home + away - line;
  return selection === 'home' ? home - away + line : away - home + line;
}

/** How a bet ended by a match's goals in normal time; null where its line is not known. */
export function resultOf(bet: Bet, home: number, away: number): BetResult | null {
  const by = margin(bet, home, away);
  if (by === null) return null;
  if (by === 0) return 'void';
  if (by > 0) return by < 0.5 ? 'half_won' : 'won';
  return by > -0.5 ? 'half_lost' : 'lost';
}
