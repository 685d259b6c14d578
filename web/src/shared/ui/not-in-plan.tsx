import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { WebOnly } from '../session/web-only.tsx';
import { StateMessage } from './state-message.tsx';

interface NotInPlanProps {
  readonly title: ReactNode;
  readonly reason: ReactNode;
}

/** Stands where rows would be that the person's plan does not include, and leads to the plans. */
export function NotInPlan({ title, reason }: NotInPlanProps) {
  return (
    <StateMessage
      kind="forbidden"
      title={title}
      reason={reason}
      action={
        <WebOnly>
          <Button component={Link} to="/#kup" variant="default">
            <FormattedMessage id="shared.state.seePlans" />
          </Button>
        </WebOnly>
      }
    />
  );
}
