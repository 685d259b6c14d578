/** The date in Warsaw, such as `2026-12-31`. */
export const dayInWarsaw = (time: Date): string =>
  time.toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The month in Warsaw, such as `2026-12`. */
export const monthInWarsaw = (time: Date): string => dayInWarsaw(time).slice(0, 7);
