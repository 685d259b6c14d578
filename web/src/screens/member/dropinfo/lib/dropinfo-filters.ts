/** What dropinfos can be sorted by, in the address's words. */
export type DropinfoSort = 'created_at' | 'timebetween' | 'date' | 'drop';

/** What the person chose; it lives in the address. */
export interface DropinfoFilters {
  /** Global id of a named league filter; null for all. */
  readonly league: string | null;
  /** Only falls over this many percent; null for all. */
  readonly dropOver: number | null;
  /** Only those noticed less than this many minutes before kick-off; null for all. */
  readonly under: number | null;
  readonly sort: DropinfoSort;
  readonly direction: 'asc' | 'desc';
}

/** Choices of the least fall, in percent. */
export const dropOverOptions = [10, 15, 20, 25, 30] as const;

/** Choices of the time from the fall to kick-off, in minutes. */
export const underOptions = [5, 10, 15, 30, 60, 360] as const;

/** Sort keys in the order in which they are offered. */
export const sortOptions: readonly DropinfoSort[] = ['date', 'created_at', 'timebetween', 'drop'];

/** Nothing filtered, nearest kick-off first. */
export const defaultDropinfoFilters: DropinfoFilters = {
  league: null,
  dropOver: null,
  under: null,
  sort: 'date',
  direction: 'asc',
};
