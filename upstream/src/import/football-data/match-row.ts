import { noStatistics, type Statistic, type Statistics } from '../../db/match-statistics.ts';
import { furthestKickOff, type SeasonName } from '../season-content.ts';
import { readDay, readKickOff, readSeasonName } from './calendar.ts';
import type { CsvRow, Header } from './csv-files.ts';
import { type KnownLeague, leagueOfCode, leagueOfCountry } from './league-table.ts';
import { type Quotes, readNumber, readQuotes, sourcesOf } from './quotes.ts';

/** The columns of each statistic; the other layout has short names for the goals. */
const statisticColumns: readonly { statistic: Statistic; columns: readonly string[] }[] = [
  { statistic: 'goalHome', columns: ['FTHG', 'HG'] },
  { statistic: 'goalAway', columns: ['FTAG', 'AG'] },
  { statistic: 'halfTimeGoalHome', columns: ['HTHG'] },
  { statistic: 'halfTimeGoalAway', columns: ['HTAG'] },
  { statistic: 'shotsHome', columns: ['HS'] },
  { statistic: 'shotsAway', columns: ['AS'] },
  { statistic: 'shotsOnGoalHome', columns: ['HST'] },
  { statistic: 'shotsOnGoalAway', columns: ['AST'] },
  { statistic: 'yellowHome', columns: ['HY'] },
  { statistic: 'yellowAway', columns: ['AY'] },
  { statistic: 'redHome', columns: ['HR'] },
  { statistic: 'redAway', columns: ['AR'] },
  { statistic: 'cornersHome', columns: ['HC'] },
  { statistic: 'cornersAway', columns: ['AC'] },
  { statistic: 'foulsHome', columns: ['HF'] },
  { statistic: 'foulsAway', columns: ['AF'] },
];

export interface MatchRow extends Quotes {
  line: number;
  league: KnownLeague;
  /** From the row; null when it follows from the day. */
  season: SeasonName | null;
  day: string;
  /** Null when the row has no time. */
  kickOff: Date | null;
  home: string;
  away: string;
  referee: string | null;
  statistics: Statistics;
  /** Number of statistics that are not numbers. */
  unreadable: number;
}

/** Why a row is skipped. */
export type RowError =
  | 'blank row'
  | 'invalid date'
  | 'a day more than two years away'
  | 'no team names'
  | 'unreadable team name'
  | 'a team against itself'
  | 'unknown league'
  | 'no season';

/** Longest accepted name of a team or referee. */
const maxNameLength = 100;
/** Largest accepted statistic. */
const maxCount = 999;
const unprintable = /\p{Cc}|\ufffd/u;

export class MatchRowReader {
  readonly #header: Header;
  readonly #leagueOfFile: KnownLeague | undefined;
  readonly #lastDay: string;
  readonly #statistics: { statistic: Statistic; index: number | undefined }[];
  readonly #sources: ReturnType<typeof sourcesOf>;

  /** @param leagueOfFile the league of a file without a `Div` column */
  constructor(header: Header, leagueOfFile: KnownLeague | undefined, now: Date) {
    this.#header = header;
    this.#lastDay = furthestKickOff(now).toISOString().slice(0, 10);
    this.#leagueOfFile = leagueOfFile;
    this.#sources = sourcesOf(header);
    this.#statistics = statisticColumns.map(({ statistic, columns }) => ({
      statistic,
      index: columns.map((column) => header.indexOf(column)).find((index) => index !== undefined),
    }));
  }

  /** Reads one row; it may have more or fewer cells than the header. */
  read({ line, cells }: CsvRow): MatchRow | RowError {
    const cell = (column: string): string | null => {
      const index = this.#header.indexOf(column);
      return index === undefined ? null : (cells[index]?.trim() ?? '');
    };
    if (cells.every((text) => text.trim() === '')) return 'blank row';
    const other = this.#header.layout === 'other';
    const day = readDay(cell('Date') ?? '');
    const home = cell(other ? 'Home' : 'HomeTeam') ?? '';
    const away = cell(other ? 'Away' : 'AwayTeam') ?? '';
    if (day === null) return 'invalid date';
    if (day > this.#lastDay) return 'a day more than two years away';
    if (home === '' || away === '') return 'no team names';
    if (!isName(home) || !isName(away)) return 'unreadable team name';
    if (home === away) return 'a team against itself';
    const league = this.#league(cell);
    if (!league || !isName(league.name)) return 'unknown league';
    const season = other ? readSeasonName(cell('Season') ?? '') : null;
    if (other && season === null) return 'no season';
    const referee = cell('Referee') ?? '';
    return {
      line,
      league,
      season,
      day,
      kickOff: readKickOff(day, cell('Time') ?? ''),
      home,
      away,
      referee: referee !== '' && isName(referee) ? referee : null,
      ...this.#readStatistics(cells),
      ...readQuotes(this.#sources, cell),
    };
  }

  #league(cell: (column: string) => string | null): KnownLeague | undefined {
    if (this.#header.layout === 'other') return leagueOfCountry(cell('Country') ?? '', cell('League') ?? '');
    const code = cell('Div');
    return code === null ? this.#leagueOfFile : leagueOfCode(code);
  }

  #readStatistics(cells: readonly string[]): Pick<MatchRow, 'statistics' | 'unreadable'> {
    const statistics = { ...noStatistics };
    let unreadable = 0;
    for (const { statistic, index } of this.#statistics) {
      const text = index === undefined ? '' : (cells[index]?.trim() ?? '');
      const value = readNumber(text);
      if (value !== null && Number.isInteger(value) && value >= 0 && value <= maxCount) {
        statistics[statistic] = value;
      } else if (text !== '' && text !== '#N/A') {
        unreadable += 1;
      }
    }
    return { statistics, unreadable };
  }
}

function isName(text: string): boolean {
  return text.length <= maxNameLength && !unprintable.test(text);
}
