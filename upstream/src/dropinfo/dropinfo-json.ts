import type { Language } from '../http/language.ts';
import { countryName } from '../league/country.ts';
import { opposites, resultOf } from './drop.ts';
import type { DropinfoOfMatch } from './dropinfo-queries.ts';

type Dropinfo = DropinfoOfMatch['dropinfo'];
type Market = Dropinfo['market'];
type Selection = Dropinfo['selection'];

/**
 * A dropinfo as the API sends it. `tip` is the label of the selection that fell. In totals `over` and `under` are the sides
 * of these names; in other markets `over` is the selection that fell and `under` its opposite.
 */
export function dropinfoJson(found: DropinfoOfMatch, language: Language) {
  const { dropinfo, kickOff, home, away, league } = found;
  const { market, selection } = dropinfo;
  /** One side of the market: its opening and current odds, `…_p` being the line. */
  const side = (of: Selection, from: number, to: number, line: number | null) => ({
    label: selectionLabel(market, of, line, language),
    from,
    from_p: line,
    to,
    to_p: line,
  });
  const fallen = side(selection, dropinfo.from, dropinfo.to, dropinfo.line);
  const otherSelection = opposites[selection];
  const opposite =
    otherSelection === null || dropinfo.oppositeFrom === null || dropinfo.oppositeTo === null
      ? null
      : side(otherSelection, dropinfo.oppositeFrom, dropinfo.oppositeTo, dropinfo.oppositeLine);
  const underFell = selection === 'under' && opposite !== null;
  return {
    id: dropinfo.id,
    uid: dropinfo.uid,
    title: `${home} – ${away}`,
    tip: fallen.label,
    date: kickOff,
    created_at: dropinfo.createdAt,
    moved_at: dropinfo.movedAt,
    has_history: true,
    timebetween: dropinfo.timebetween,
    drop: dropinfo.drop,
    over: underFell ? opposite : fallen,
    under: underFell ? fallen : opposite,
    market,
    match_id: dropinfo.matchId,
    league: { ...league, country: countryName(league.country, language) },
    ...outcomeJson(found),
  };
}

/** The goals and the result of a bet on the selection, after the match. */
function outcomeJson({ dropinfo, goalHome, goalAway, calledOff }: DropinfoOfMatch) {
  if (goalHome === null || goalAway === null || calledOff) return {};
  const result = resultOf(dropinfo, goalHome, goalAway);
  return result === null ? {} : { outcome: { home_goals: goalHome, away_goals: goalAway, result } };
}

const totals = { pl: { over: 'Powyżej', under: 'Poniżej' }, en: { over: 'Over', under: 'Under' } };
const outcomes: Record<Selection, string> = { home: '1', draw: 'X', away: '2', over: '', under: '' };

/** A handicap with its sign, for example `+0.5` or `−1.25` with U+2212; zero has none. */
function signed(line: number): string {
  if (line === 0) return '0';
  return line > 0 ? `+${line}` : `\u2212${-line}`;
}

function selectionLabel(
  market: Market,
  selection: Selection,
  line: number | null,
  language: Language,
): string {
  if (selection === 'over' || selection === 'under') {
    const name = totals[language][selection];
    return line === null ? name : `${name} ${line}`;
  }
  return market === 'handicap' && line !== null
    ? `${outcomes[selection]} (${signed(line)})`
    : outcomes[selection];
}
