interface TimedTip {
  readonly status: string;
  readonly kickOff: string;
  readonly matches: readonly { readonly kickOff: string }[];
}

/** Whether a tip is settled or its first match has begun: a typer, who is paid by results, changes no more what is tipped. */
export const isResultFixed = ({ status, kickOff, matches }: TimedTip, now: number): boolean =>
  status !== 'ACTIVE' ||
  [kickOff, ...matches.map((match) => match.kickOff)].some((begins) => Date.parse(begins) <= now);
