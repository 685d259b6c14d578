/** Hours of the day in Poland in which nobody is notified: from the first until before the second. */
export interface QuietHours {
  from: number;
  until: number;
}

const hourInPoland = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Warsaw',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Whether it is quiet at an instant; hours that begin and end alike are none. */
export function isQuiet({ from, until }: QuietHours, at: Date): boolean {
  const hour = Number(hourInPoland.format(at));
  return from <= until ? from <= hour && hour < until : hour >= from || hour < until;
}
