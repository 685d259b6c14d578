import { Button, Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

/** For a person without an autofilter: what one does, and the way to build the first. */
export function NoAutofilters({ onBuild }: { readonly onBuild: () => void }) {
  return (
    <Card>
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="member.autofilters.noneTitle" />}
        reason={<FormattedMessage id="member.autofilters.noneReason" />}
        action={
          <Button onClick={onBuild}>
            <FormattedMessage id="member.autofilters.buildFirst" />
          </Button>
        }
      />
    </Card>
  );
}
