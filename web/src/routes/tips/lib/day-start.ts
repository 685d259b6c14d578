/** The beginning of a day (YYYY-MM-DD) by the reader's clock, or of one so many days later; null for what is no day. */
export function dayStart(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = (/^(20\d\d)-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date);
  const isThere = start.getMonth() === month - 1 && start.getDate() === date;
  return isThere ? new Date(year, month - 1, date + daysLater) : null;
}

/** The day of a moment by the reader's clock, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}
