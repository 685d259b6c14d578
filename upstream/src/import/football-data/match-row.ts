import { noStatistics, type Statistic, statisticNames } from '../../db/match-statistics.ts';
import { furthestKickOff, type SeasonName, type SourceMatch } from '../season-content.ts';
import { readDay, readKickOff, readSeasonName } from './calendar.ts';
import type { CsvRow, Header } from './csv-files.ts';
import { type KnownLeague, leagueOfCode, leagueOfCountry } from './league-table.ts';
import { type CellReader, type Quotes, readNumber, readQuotes, sourcesOf } from './quotes.ts';

/** The columns of each statistic; the other layout has short names for the goals. */
const statisticColumns: Readonly<Record<Statistic, readonly string[]>> = {
  goalHome: ['FTHG', 'HG'],
  goalAway: ['FTAG', 'AG'],
  halfTimeGoalHome: ['HTHG'],
  halfTimeGoalAway: ['HTAG'],
  shotsHome: ['HS'],
  shotsAway: ['AS'],
  shotsOnGoalHome: ['HST'],
  shotsOnGoalAway: ['AST'],
  yellowHome: ['HY'],
  yellowAway: ['AY'],
  redHome: ['HR'],
  redAway: ['AR'],
  cornersHome: ['HC'],
  cornersAway: ['AC'],
  foulsHome: ['HF'],
  foulsAway: ['AF'],
};

export interface MatchRow extends Quotes, Pick<SourceMatch, 'day' | 'kickOff' | 'referee' | 'statistics'> {
  line: number;
  league: KnownLeague;
  /** From the row; null when it follows from the day. */
  season: SeasonName | null;
  home: string;
  away: string;
  hasInvalidTime: boolean;
  hasInvalidStatistic: boolean;
}

/** Longest accepted name of a team or referee. */
const maxNameLength = 100;
/** Largest accepted statistic. */
const maxCount = 999;
const unprintable = /\p{Cc}|\ufffd/u;

/**
 * Creates a function that reads one row, which may have more or fewer cells than the header. It returns the reason as text
 * when the row is skipped.
 * @param leagueOfFile the league of a file without a `Div` column
 */
export function createRowReader(
  header: Header,
  leagueOfFile: KnownLeague | undefined,
  now: Date,
): (row: CsvRow) => MatchRow | string {
  const other = header.layout === 'other';
  const sources = sourcesOf(header);
  const lastDay = furthestKickOff(now).toISOString().slice(0, 10);
  return ({ line, cells }) => {
    const cell: CellReader = (column) => {
      const index = column === null ? undefined : header.indexOf(column);
      return index === undefined ? null : (cells[index]?.trim() ?? '');
    };
    if (cells.every((text) => text.trim() === '')) return 'blank row';
    const day = readDay(cell('Date') ?? '');
    const home = cell(other ? 'Home' : 'HomeTeam') ?? '';
    const away = cell(other ? 'Away' : 'AwayTeam') ?? '';
    if (day === null) return 'invalid date';
    if (day > lastDay) return 'a day more than two years away';
    if (home === '' || away === '') return 'no team names';
    if (!isName(home) || !isName(away)) return 'unreadable team name';
    if (home === away) return 'a team against itself';
    const code = cell('Div');
    const ofMain = code === null ? leagueOfFile : leagueOfCode(code);
    const league = other ? leagueOfCountry(cell('Country') ?? '', cell('League') ?? '') : ofMain;
    if (!league || !isName(league.name)) return 'unknown league';
    const season = other ? readSeasonName(cell('Season') ?? '') : null;
    if (other && season === null) return 'no season';
    const referee = cell('Referee') ?? '';
    const time = cell('Time') ?? '';
    const kickOff = readKickOff(day, time);
    return {
      line,
      league,
      season,
      day,
      kickOff,
      hasInvalidTime: kickOff === null && time !== '',
      home,
      away,
      referee: referee !== '' && isName(referee) ? referee : null,
      ...readStatistics(cell),
      ...readQuotes(sources, cell),
    };
  };
}

function readStatistics(cell: CellReader): Pick<MatchRow, 'statistics' | 'hasInvalidStatistic'> {
  const statistics = { ...noStatistics };
  let hasInvalidStatistic = false;
  for (const statistic of statisticNames) {
    const text = statisticColumns[statistic].map(cell).find((one) => one !== null) ?? '';
    const value = readNumber(text);
    if (value !== null && Number.isInteger(value) && value >= 0 && value <= maxCount) {
      statistics[statistic] = value;
    } else if (text !== '' && text !== '#N/A') {
      hasInvalidStatistic = true;
    }
  }
  return { statistics, hasInvalidStatistic };
}

function isName(text: string): boolean {
  return text.length <= maxNameLength && !unprintable.test(text);
}
