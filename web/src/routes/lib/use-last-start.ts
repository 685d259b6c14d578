import { useNow } from '../../shared/live/clock.ts';

/** The latest kick-off (ISO 8601) of these rows that has passed, in milliseconds since 1970; 0 for none. */
export const useLastStart = (rows: readonly { readonly kickOff: string }[]): number =>
  useNow((now) =>
    Math.max(0, ...rows.map(({ kickOff }) => Date.parse(kickOff)).filter((start) => start < now)),
  );
