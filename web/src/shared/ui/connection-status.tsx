import { FormattedMessage } from 'react-intl';
import { useLiveStatus } from '../live/live-context.ts';
import { DataAge } from './data-age.tsx';
import { Facts } from './facts.tsx';

interface LiveFactsProps {
  /** When the list was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Whether the state is said in fewer words, for the head of a panel. */
  readonly isShort?: boolean;
}

/** State of the live connection and age of the data, in words, as two facts. */
export function ConnectionStatus({ readAt, isShort = false }: LiveFactsProps) {
  const { state, lastEventAt } = useLiveStatus();
  const since = Math.max(readAt, lastEventAt ?? 0);
  return (
    <Facts
      connection={state}
      connectionText={
        <FormattedMessage id={isShort ? 'shared.live.short' : 'shared.live.long'} values={{ state }} />
      }
      ageText={<FormattedMessage id="shared.live.age" values={{ age: <DataAge since={since} /> }} />}
    />
  );
}
