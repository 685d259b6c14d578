import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';

/** In the page's place when the address names no match of its league. */
export function MatchNotFound() {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.match" />} />
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.match.notFoundTitle" />}
        reason={<FormattedMessage id="member.match.notFoundReason" />}
        action={
          <Button component={Link} to="/leagues" variant="default">
            <FormattedMessage id="member.match.toLeagues" />
          </Button>
        }
      />
    </>
  );
}
