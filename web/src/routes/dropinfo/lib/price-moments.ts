import type { Language } from '../../../i18n/language.ts';
import { formatDecimal } from '../../../shared/ui/formats.ts';

const chartTicksMinute = 60_000;
const hour = 60 * chartTicksMinute;
const day = 24 * hour;
const distances = [
  ...[5, 10, 15, 30].map((count) => count * chartTicksMinute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 7, 14, 30].map((count) => count * day),
];

const changes = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

/** Round changes (fractions) from one to another, zero among them, at most so many between two. */
export function changeTicks([from, to]: readonly [number, number], most: number): number[] {
  const distance = changes.find((one) => (to - from) / one <= most) ?? to - from;
  const first = Math.ceil(from / distance);
  const count = Math.max(0, Math.floor(to / distance) - first + 1);
  return Array.from({ length: count }, (_, place) => (first + place) * distance);
}

/** Round times of the reader's clock within a stretch, at most so many of them. */
export function timeTicks({ from, to }: TimeSpan, most: number): number[] {
  const distance = distances.find((one) => (to - from) / one <= most) ?? Math.ceil((to - from) / most);
  const shift = new Date(from).getTimezoneOffset() * chartTicksMinute;
  const first = Math.ceil((from - shift) / distance) * distance + shift;
  const count = Math.max(0, Math.floor((to - first) / distance) + 1);
  return Array.from({ length: count }, (_, place) => first + place * distance);
}

/** A step of a history as the graph tells it. */
export interface PriceStep {
  readonly side: string;
  readonly at: string;
  readonly odds: number;
}

/** How both sides stood from a moment on. */
export interface PriceMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly dropped: number;
  /** Null for a draw, which has no other side. */
  readonly opposite: number | null;
}

/** What the moments of a history are made from. */
export interface PriceHistory {
  /** Null where nobody knows. */
  readonly openedAt: string | null;
  readonly opening: { readonly dropped: number; readonly opposite: number | null };
  readonly steps: readonly PriceStep[];
}

/** Where nobody knows when the odds opened, they stand so long before the first step. */
const UNKNOWN_OPENING = 3_600_000;

/** How both sides stood at the opening and after each step; steps of one moment are one. */
export function priceMoments({ openedAt, opening, steps }: PriceHistory): PriceMoment[] {
  const first = steps[0] ? Date.parse(steps[0].at) : 0;
  const moments: PriceMoment[] = [
    { at: openedAt === null ? first - UNKNOWN_OPENING : Date.parse(openedAt), ...opening },
  ];
  for (const { side, at: time, odds } of steps) {
    const last = moments.at(-1);
    const at = Date.parse(time);
    if (!last || (side !== 'DROPPED' && side !== 'OPPOSITE')) continue;
    const next = { ...last, at, ...(side === 'DROPPED' ? { dropped: odds } : { opposite: odds }) };
    if (last.at === at && moments.length > 1) moments[moments.length - 1] = next;
    else moments.push(next);
  }
  return moments;
}

/** How much odds have changed since the opening, as a fraction; negative when they fell. */
export const changeSince = (opening: number, odds: number): number => (odds - opening) / opening;

/** The size of a fall and how quick it was. */
export interface FallFacts {
  /** The odds when the drop was noticed. */
  readonly atSignal: number;
  /** The lowest odds since, and how many minutes after the signal they came first. */
  readonly lowest: number;
  readonly minutes: number;
}

/** What the moments say of a fall that was noticed at a time (milliseconds since 1970). */
export function fallFacts(moments: readonly PriceMoment[], noticedAt: number): FallFacts | null {
  const atSignal = moments.findLast(({ at }) => at <= noticedAt) ?? moments[0];
  if (!atSignal) return null;
  const since = [atSignal, ...moments.filter(({ at }) => at > noticedAt)];
  const lowest = since.reduce((low, moment) => (moment.dropped < low.dropped ? moment : low));
  const minutes = Math.round(Math.max(0, lowest.at - noticedAt) / 60_000);
  return { atSignal: atSignal.dropped, lowest: lowest.dropped, minutes };
}

/** A stretch of time, in milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The moments of a stretch of time, with how the odds stood at both of its ends. */
export function momentsWithin(moments: readonly PriceMoment[], { from, to }: TimeSpan): PriceMoment[] {
  const before = moments.findLast(({ at }) => at <= from);
  const within = moments.filter(({ at }) => at > from && at <= to);
  const last = within.at(-1) ?? before;
  return [
    ...(before ? [{ ...before, at: from }] : []),
    ...within,
    ...(last && last.at < to ? [{ ...last, at: to }] : []),
  ];
}

const minute = 60_000;

/**
 * The stretch of a chart: from the opening, or, near the signal, some hours before it; to where the odds end, and on to the kick-off
 * where that is near.
 */
export function spanOf(
  moments: readonly PriceMoment[],
  { isNear, noticedAt, end, kickOff }: { isNear: boolean; noticedAt: number; end: number; kickOff: number },
): TimeSpan {
  const opened = moments[0]?.at ?? noticedAt;
  const before = Math.max(90 * minute, 1.5 * (end - noticedAt));
  const from = isNear ? Math.max(opened, noticedAt - before) : opened;
  const room = (end - from) / 4;
  return { from, to: kickOff <= end + room ? Math.max(end, kickOff) + room / 8 : end + room / 8 };
}

/** What is known of how the odds of a dropinfo moved. */
export interface PriceHistoryData {
  /** From the opening on, the earliest first. */
  readonly moments: readonly PriceMoment[];
  /** Whether the time of the first moment is known. */
  readonly isOpeningKnown: boolean;
  /** Names of the sides; a draw has no opposite. */
  readonly labels: { readonly dropped: string; readonly opposite: string | null };
  /** When the drop was noticed, kick-off, and until when the odds are known; milliseconds since 1970. */
  readonly noticedAt: number;
  readonly kickOff: number;
  readonly end: number;
  /** From which fraction on a drop is noticed; null where nobody says. */
  readonly minDrop: number | null;
}

/** A change in percent with its sign, one decimal. */
export function changeText(change: number, language: Language): string {
  const figure = formatDecimal(change * 100, language, { decimals: 1, signed: true });
  return language === 'pl' ? `${figure}\u00a0%` : `${figure}%`;
}

/** Minutes from a signal to its kick-off by their two largest units, for example `1h 17m`. */
export function leadTime(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0) return `${days}d ${String(hours).padStart(2, '0')}h`;
  if (hours > 0) return `${hours}h ${String(rest).padStart(2, '0')}m`;
  return `${rest}m`;
}

/** Id of the element that shows a dropinfo's history. */
export const historyId = (uid: string): string => `history-${uid}`;
