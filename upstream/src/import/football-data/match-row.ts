import { noStatistics, type Statistic, type Statistics } from '../../db/match-statistics.ts';
import { furthestKickOff, type SeasonName } from '../season-content.ts';
import { readDay, readKickOff, readSeasonName } from './calendar.ts';
import type { CsvRow, Header } from './csv-files.ts';
import { type KnownLeague, leagueOfCode, leagueOfCountry } from './league-table.ts';
import { type Quotes, readNumber, readQuotes, sourcesOf } from './quotes.ts';

/** Which column of a file fills which statistic; the other layout has short names for the goals. */
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

/** What one row says of a match. */
export interface MatchRow extends Quotes {
  line: number;
  league: KnownLeague;
  /** From the row itself; null where it follows from the day. */
  season: SeasonName | null;
  day: string;
  /** In UTC; null when the row has no time. */
  kickOff: Date | null;
  home: string;
  away: string;
  referee: string | null;
  statistics: Statistics;
  /** How many cells of statistics hold something that is no number. */
  unreadable: number;
}

/** Why a row is no match. */
export type RowFault =
  | 'blank row'
  | 'no day of the calendar'
  | 'a day more than two years away'
  | 'no team names'
  | 'unreadable team name'
  | 'a team against itself'
  | 'unknown league'
  | 'no season';

/** Longest name of a team or referee taken for one. */
const maxNameLength = 100;
/** Highest count of anything that happens in a match. */
const maxCount = 999;
const unprintable = /\p{Cc}|\ufffd/u;

/** Reads the rows of one file, whose header and file name tell what its cells mean. */
export class MatchRowReader {
  readonly #header: Header;
  readonly #leagueOfFile: KnownLeague | undefined;
  readonly #lastDay: string;
  readonly #statistics: { statistic: Statistic; place: number | undefined }[];
  readonly #sources: ReturnType<typeof sourcesOf>;

  /** @param leagueOfFile the league of a file that has no `Div` column */
  constructor(header: Header, leagueOfFile: KnownLeague | undefined, now: Date) {
    this.#header = header;
    this.#lastDay = furthestKickOff(now).toISOString().slice(0, 10);
    this.#leagueOfFile = leagueOfFile;
    this.#sources = sourcesOf(header);
    this.#statistics = statisticColumns.map(({ statistic, columns }) => ({
      statistic,
      place: columns.map((column) => header.indexOf(column)).find((place) => place !== undefined),
    }));
  }

  /** Reads one row; cells beyond the header and missing ones at its end do not matter. */
  read({ line, cells }: CsvRow): MatchRow | RowFault {
    const cell = (column: string): string | null => {
      const place = this.#header.indexOf(column);
      return place === undefined ? null : (cells[place]?.trim() ?? '');
    };
    if (cells.every((text) => text.trim() === '')) return 'blank row';
    const other = this.#header.layout === 'other';
    const day = readDay(cell('Date') ?? '');
    const home = cell(other ? 'Home' : 'HomeTeam') ?? '';
    const away = cell(other ? 'Away' : 'AwayTeam') ?? '';
    if (day === null) return 'no day of the calendar';
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
    for (const { statistic, place } of this.#statistics) {
      const text = place === undefined ? '' : (cells[place]?.trim() ?? '');
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
