/** The last millisecond before an end, so that its day is the last day in every clock's sense. */
export const lastMoment = (end: Date | null) => end && new Date(end.getTime() - 1);

/** The end, exclusive, of what lasts up to and including a moment; what is no moment stays as it is. */
export const endAfter = <Nothing extends null | undefined>(last: Date | Nothing) =>
  last && new Date(last.getTime() + 1);
