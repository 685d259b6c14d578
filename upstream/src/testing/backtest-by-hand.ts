/** A match without goals was not played. */
export interface KnownMatch {
  season: string;
  league: string;
  /** Unix milliseconds. */
  time: number;
  home: string;
  away: string;
  goals: readonly [number, number] | null;
  /** The tested count of the home and the away team; null when unknown. */
  count: readonly [number | null, number | null];
}

interface Rule {
  satisfies(count: number): boolean;
  side: 'home' | 'away' | 'both' | 'sum';
  window: number;
  minHitRate: number;
  leagues: readonly string[];
}

/** Tested matches, selected ones, and selected ones that satisfied the line. */
type Result = { season: string; matches: number; hits: number; right: number };

/**
 * A simple reference implementation of an autofilter's backtest, which scans all earlier matches for each match.
 * @returns the newest season first
 */
export function backtestByHand(all: readonly KnownMatch[], rule: Rule): Result[] {
  const played = all.filter(({ goals }) => goals !== null);
  const ofTeam = new Map<string, KnownMatch[]>();
  for (const match of played) {
    for (const team of [match.home, match.away]) ofTeam.set(team, [...(ofTeam.get(team) ?? []), match]);
  }
  const countFor = ({ home, count: [ofHome, ofAway] }: KnownMatch, team: string): number | null => {
    if (rule.side === 'sum') return ofHome === null || ofAway === null ? null : ofHome + ofAway;
    return team === home ? ofHome : ofAway;
  };
  const hitsBefore = (team: string, time: number): number | null => {
    const before = (ofTeam.get(team) ?? []).filter((match) => match.time < time);
    const last = before.toSorted((one, other) => other.time - one.time).slice(0, rule.window);
    const counts = last.map((match) => countFor(match, team)).filter((count) => count !== null);
    return counts.length < rule.window ? null : counts.filter(rule.satisfies).length;
  };
  const results = new Map<string, Result>();
  for (const match of played.filter(({ league }) => rule.leagues.includes(league))) {
    const teams = {
      home: [match.home],
      away: [match.away],
      both: [match.home, match.away],
      sum: [match.home, match.away],
    };
    const tested = teams[rule.side];
    const counts = tested.map((team) => countFor(match, team));
    const hits = tested.map((team) => hitsBefore(team, match.time));
    if (counts.includes(null) || hits.includes(null)) continue;
    const rates = hits.map((hit) => ((hit ?? 0) * 100) / rule.window);
    const rate = rule.side === 'sum' ? ((rates[0] ?? 0) + (rates[1] ?? 0)) / 2 : Math.min(...rates);
    const result = results.get(match.season) ?? { season: match.season, matches: 0, hits: 0, right: 0 };
    result.matches += 1;
    if (rate >= rule.minHitRate) {
      result.hits += 1;
      if (counts.every((count) => rule.satisfies(count ?? Number.NaN))) result.right += 1;
    }
    results.set(match.season, result);
  }
  return [...results.values()].sort((one, other) => (one.season < other.season ? 1 : -1));
}
