/** The clock on the wall at an instant: the day as `2026-03-29`, and minutes after midnight. */
export interface LocalTime {
  day: string;
  minute: number;
}

/** Zones are resolved to their own names before they are kept, so that there are only so many. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clock of a zone shows at an instant. */
export function localTime(timeZone: string, at: Date): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return { day: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}

/** The instant at which a day such as `2026-03-29` begins by the clock of a zone. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const aheadAt = (at: number): number => {
    const local = localTime(timeZone, new Date(at));
    return Date.parse(`${local.day}T00:00:00Z`) + local.minute * 60_000 - at;
  };
  // The second look counts where the clock was changed in between.
  return new Date(midnight - aheadAt(midnight - aheadAt(midnight)));
}

/** The name of a time zone as it is kept; null for what is none. */
export function timeZoneOf(name: string): string | null {
  if (!/^[A-Za-z][\w+/-]{1,62}$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** A time of day such as `23:00` as minutes after midnight; null for what is none. */
export function minuteOf(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** Minutes after midnight as a time of day such as `07:30`. */
export const timeOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
