interface TimedTip {
  readonly status: string;
  readonly date: string;
  readonly matches: readonly { readonly date: string }[];
}

/** Whether a tip is settled or its first match has begun: a typer, who is paid by results, changes no more what is tipped. */
export const isResultFixed = ({ status, date, matches }: TimedTip, now: number): boolean =>
  status !== 'ACTIVE' ||
  [date, ...matches.map((match) => match.date)].some((begins) => Date.parse(begins) <= now);
