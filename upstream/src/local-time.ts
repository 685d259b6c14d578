interface LocalTime {
  /** Such as `2026-03-29`. */
  day: string;
  /** Since midnight. */
  minute: number;
}

/** Bounded, because `normalizeTimeZone` maps names to canonical ones before they are stored. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
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

export function localTime(timeZone: string, at: Date): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return { day: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}

/** The offset of a time zone from UTC, in ms. */
export function zoneOffset(timeZone: string, at: number): number {
  const { day, minute } = localTime(timeZone, new Date(at));
  return Date.parse(`${day}T00:00:00Z`) + (minute - Math.floor(at / 60_000)) * 60_000;
}

/** Midnight of a day such as `2026-03-29` in a time zone. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (at: number) => zoneOffset(timeZone, at);
  // The second call corrects the offset if the clock changed in between.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
}

/** The canonical name of a time zone; null if it is invalid. */
export function normalizeTimeZone(name: string): string | null {
  if (!/^[A-Za-z][\w+/-]{1,62}$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Minutes after midnight of a time such as `23:00`; null if it is invalid. */
export function parseTimeOfDay(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** Formats minutes after midnight, such as `07:30`. */
export const timeOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
