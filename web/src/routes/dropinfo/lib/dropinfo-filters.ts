/** What dropinfos can be sorted by, in the address's words. */
export type DropinfoSort = 'created_at' | 'timebetween' | 'date' | 'drop';

/** Matches to come, those that have begun, or both. */
export type DropinfoTime = 'coming' | 'past' | 'all';

/** Markets to choose from, in the address's words. */
export type DropinfoMarket = 'one_x_two' | 'totals' | 'handicap';

/** What the person chose; it lives in the address. */
export interface DropinfoFilters {
  readonly when: DropinfoTime;
  /** A part of a team's or league's name; empty for all. */
  readonly search: string;
  /** Only these; none for all. */
  readonly markets: readonly DropinfoMarket[];
  /** Bounds of the odds now of the side that fell; null for none. */
  readonly oddsFrom: number | null;
  readonly oddsTo: number | null;
  /** Only the person's favourite leagues. */
  readonly isMine: boolean;
  /** Global id of a named league filter; null for all. */
  readonly league: string | null;
  /** Only falls over this many percent; null for all. */
  readonly dropOver: number | null;
  /** Only those noticed less than this many minutes before kick-off; null for all. */
  readonly under: number | null;
  readonly sort: DropinfoSort;
  readonly direction: 'asc' | 'desc';
  /** Whether the rows of a match stand together under one head. */
  readonly isGrouped: boolean;
}

/** Parts of the list in the order in which they are offered. */
export const timeOptions: readonly DropinfoTime[] = ['coming', 'past', 'all'];

/** Markets in the order in which they are offered. */
export const marketOptions: readonly DropinfoMarket[] = ['one_x_two', 'totals', 'handicap'];

/** Choices of the least fall, in percent. */
export const dropOverOptions = [10, 15, 20, 25, 30] as const;

/** Choices of the time from the fall to kick-off, in minutes. */
export const underOptions = [5, 10, 15, 30, 60, 360] as const;

/** Sort keys in the order in which they are offered. */
export const sortOptions: readonly DropinfoSort[] = ['date', 'created_at', 'timebetween', 'drop'];

/** Coming matches, nothing filtered, nearest kick-off first. */
export const defaultDropinfoFilters: DropinfoFilters = {
  when: 'coming',
  search: '',
  markets: [],
  oddsFrom: null,
  oddsTo: null,
  isMine: false,
  league: null,
  dropOver: null,
  under: null,
  sort: 'date',
  direction: 'asc',
  isGrouped: false,
};

/** What is chosen where the address does not say it: one that names a dropinfo shows it whether its match is over or not. */
export const defaultsOf = (uid: string | null | undefined): DropinfoFilters =>
  uid == null ? defaultDropinfoFilters : { ...defaultDropinfoFilters, when: 'all' };
