import { Button, Skeleton } from '@mantine/core';
import { useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession, useSessionStore } from '../../../shared/session/use-session.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

const rows = Array.from({ length: 12 }, (_, row) => `row-${row}`);

/** Stands where the packages will be; when the server has sent none, says so and asks again. */
export function PlansMissing() {
  const { loaded } = useSession();
  const session = useSessionStore();
  const [isAsking, startAsking] = useTransition();
  if (loaded && !isAsking) {
    return (
      <StateMessage
        kind="failed"
        title={<FormattedMessage id="public.home.plans.missing" />}
        reason={<FormattedMessage id="public.home.plans.missingWhy" />}
        action={
          <Button variant="default" onClick={() => startAsking(async () => void (await session.start()))}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        }
      />
    );
  }
  return (
    <div aria-busy="true">
      {rows.map((row) => (
        <div
          style={{
            display: 'flex',
            gap: 16,
            alignItems: 'center',
            height: 46,
            borderBottom: '1px solid var(--line)',
          }}
          key={row}
        >
          <Skeleton height={14} width="60%" />
          <Skeleton height={14} width="40%" />
          <Skeleton height={14} width="40%" />
          <Skeleton height={14} width="40%" />
        </div>
      ))}
    </div>
  );
}
