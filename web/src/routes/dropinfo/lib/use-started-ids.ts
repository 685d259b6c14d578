import { useState } from 'react';
import { useNow } from '../../../shared/live/use-now.ts';

/** A row with its kick-off in ISO 8601. */
interface Row {
  readonly id: string;
  readonly kickOff: string;
}

/** Ids of the rows whose match has begun; while `hold` is set it stays as it was, so that nothing moves. */
export function useStartedIds(rows: readonly Row[], hold: boolean): ReadonlySet<string> {
  const past = useNow((now) =>
    rows
      .filter(({ kickOff }) => Date.parse(kickOff) < now)
      .map(({ id }) => id)
      .join(' '),
  );
  const [shown, setShown] = useState(past);
  if (!hold && shown !== past) setShown(past);
  return new Set(shown.split(' '));
}
