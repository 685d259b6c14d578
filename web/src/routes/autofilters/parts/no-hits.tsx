import { Button, Card } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import type { AutofiltersAddress } from '../lib/autofilters-address.ts';

interface NoHitsProps {
  readonly address: AutofiltersAddress;
  readonly onGo: (address: AutofiltersAddress) => void;
  readonly hasActiveLeagues: boolean;
}

/** Instead of matches: no league is active, none begins before the limit, or none fits. */
export function NoHits({ address, onGo, hasActiveLeagues }: NoHitsProps) {
  const kind = !hasActiveLeagues ? 'noLeagues' : address.until === null ? 'noHits' : 'noneUntil';
  return (
    <Card>
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.autofilters.hitlessTitle" values={{ kind }} />}
        reason={<FormattedMessage id="member.autofilters.hitlessReason" values={{ kind }} />}
        action={
          {
            noLeagues: (
              <Button component={Link} to="/leagues" variant="default">
                <FormattedMessage id="common.chooseLeagues" />
              </Button>
            ),
            noneUntil: (
              <Button variant="default" onClick={() => onGo({ ...address, until: null })}>
                <FormattedMessage id="member.autofilters.clearUntil" />
              </Button>
            ),
            noHits: undefined,
          }[kind]
        }
      />
    </Card>
  );
}
