const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const daySteps = [1, 2, 7, 14, 30].map((count) => count * day);
const timeSteps = [
  ...[5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
];

const changeSteps = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

/** Multiples of a round step within a range, at most `maxSteps` steps apart. */
function roundTicks(from: number, to: number, maxSteps: number, steps: readonly number[]): number[] {
  const step = steps.find((one) => (to - from) / one <= maxSteps) ?? (to - from) / maxSteps;
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Round changes (fractions) within a range. */
export const changeTicks = ([from, to]: readonly [number, number], maxSteps: number): number[] =>
  roundTicks(from, to, maxSteps, changeSteps);

/** Whether the times within a span are shown as days. */
export const isInDays = ({ from, to }: TimeSpan): boolean => to - from > 2 * day;

/** Round local times within a span; midnights in a span of days. */
export function timeTicks({ from, to }: TimeSpan, maxSteps: number): number[] {
  const shift = (time: number) => new Date(time).getTimezoneOffset() * minute;
  const steps = isInDays({ from, to }) ? daySteps : timeSteps;
  const ticks = roundTicks(from - shift(from), to - shift(to), maxSteps, steps);
  return ticks.map((local) => local + shift(local + shift(from)));
}

/** Odds of both sides from a time on. */
export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly dropped: number;
  /** Null for a draw, which has no other side. */
  readonly opposite: number | null;
}

interface PriceHistory {
  /** Null when unknown. */
  readonly openedAt: string | null;
  readonly opening: { readonly dropped: number; readonly opposite: number | null };
  readonly steps: readonly { readonly side: string; readonly at: string; readonly odds: number }[];
}

/** The odds at the opening and after each step. Steps of the same time make one point; an unknown opening is put an hour before the first step. */
export function pricePoints({ openedAt, opening, steps }: PriceHistory): PricePoint[] {
  const first = steps[0] ? Date.parse(steps[0].at) : 0;
  const points: PricePoint[] = [{ at: openedAt === null ? first - hour : Date.parse(openedAt), ...opening }];
  for (const { side, at: time, odds } of steps) {
    const last = points.at(-1);
    const at = Date.parse(time);
    if (!last || (side !== 'DROPPED' && side !== 'OPPOSITE')) continue;
    const next = { ...last, at, ...(side === 'DROPPED' ? { dropped: odds } : { opposite: odds }) };
    if (last.at === at && points.length > 1) points[points.length - 1] = next;
    else points.push(next);
  }
  return points;
}

/** Change of odds since the opening, as a fraction; negative for a drop. */
export const changeSince = (opening: number, odds: number): number => (odds - opening) / opening;

/**
 * The odds at the signal, the lowest odds since then, and after how many minutes these were first reached.
 * @param noticedAt time of the signal, in milliseconds since 1970
 */
export function summarizeDrop(points: readonly PricePoint[], noticedAt: number) {
  const atSignal = points.findLast(({ at }) => at <= noticedAt) ?? points[0];
  if (!atSignal) return null;
  const since = [atSignal, ...points.filter(({ at }) => at > noticedAt)];
  const lowest = since.reduce((low, point) => (point.dropped < low.dropped ? point : low));
  const minutes = Math.round(Math.max(0, lowest.at - noticedAt) / minute);
  return { atSignal: atSignal.dropped, lowest: lowest.dropped, minutes };
}

/** Milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The points within a span, with a point at each of its ends. */
export function clipPoints(points: readonly PricePoint[], { from, to }: TimeSpan): PricePoint[] {
  const before = points.findLast(({ at }) => at <= from);
  const within = points.filter(({ at }) => at > from && at <= to);
  const last = within.at(-1) ?? before;
  return [
    ...(before ? [{ ...before, at: from }] : []),
    ...within,
    ...(last && last.at < to ? [{ ...last, at: to }] : []),
  ];
}

/**
 * The time span of a chart. It begins at the opening or, with `isNear`, shortly before the signal. It ends with the odds, or at a
 * kick-off soon after that.
 */
export function spanOf(
  points: readonly PricePoint[],
  { isNear, noticedAt, end, kickOff }: { isNear: boolean; noticedAt: number; end: number; kickOff: number },
): TimeSpan {
  const opened = points[0]?.at ?? noticedAt;
  const before = Math.max(90 * minute, 1.5 * (end - noticedAt));
  const from = isNear ? Math.max(opened, noticedAt - before) : opened;
  const padding = (end - from) / 4;
  return { from, to: (kickOff <= end + padding ? Math.max(end, kickOff) : end) + padding / 8 };
}

export interface PriceHistoryData {
  /** Oldest first, beginning with the opening. */
  readonly points: readonly PricePoint[];
  /** Whether the time of the first point is known. */
  readonly isOpeningKnown: boolean;
  /** Names of the sides; a draw has no opposite. */
  readonly labels: { readonly dropped: string; readonly opposite: string | null };
  /** Time of the signal, of the kick-off, and of the last known odds; milliseconds since 1970. */
  readonly noticedAt: number;
  readonly kickOff: number;
  readonly end: number;
  /** The smallest drop that gives a signal, as a fraction; null when unknown. */
  readonly minDrop: number | null;
}

/** A duration in minutes as its two largest units, for example `1h 17m`. */
export function leadTime(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0) return `${days}d ${String(hours).padStart(2, '0')}h`;
  if (hours > 0) return `${hours}h ${String(rest).padStart(2, '0')}m`;
  return `${rest}m`;
}

/** Id of the element that shows a dropinfo's history. */
export const historyId = (uid: string): string => `history-${uid}`;
