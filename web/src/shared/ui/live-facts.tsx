import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLiveStatus } from '../live/live-context.ts';
import { DataAge } from './data-age.tsx';
import { Facts } from './facts.tsx';

interface LiveFactsProps {
  /** When the list was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Further facts. */
  readonly children?: ReactNode;
}

/** State of the live connection and age of the data, in words, as two facts. */
export function LiveFacts({ readAt, children }: LiveFactsProps) {
  const { state, lastEventAt } = useLiveStatus();
  const since = Math.max(readAt, lastEventAt ?? 0);
  return (
    <Facts
      connection={state}
      connectionText={<FormattedMessage id={`shared.live.${state}`} />}
      ageText={<FormattedMessage id="shared.live.age" values={{ age: <DataAge since={since} /> }} />}
    >
      {children}
    </Facts>
  );
}
