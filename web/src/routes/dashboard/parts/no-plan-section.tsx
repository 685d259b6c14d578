import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import { WebOnly } from '../../../shared/session/web-only.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

/** For somebody without any permission: what a plan gives and where to get one. */
export function NoPlanSection() {
  return (
    <Panel title={<FormattedMessage id="member.dashboard.noPlanHead" />}>
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="member.dashboard.noPlanTitle" />}
        reason={<FormattedMessage id="member.dashboard.noPlanReason" />}
        action={
          <WebOnly>
            <Button component={SectionLink} section="kup">
              <FormattedMessage id="member.dashboard.choosePlan" />
            </Button>
          </WebOnly>
        }
      />
    </Panel>
  );
}
