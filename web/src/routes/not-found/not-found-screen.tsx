import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { StateLayout, StateReason } from '../../shared/ui/state-message.tsx';

export function NotFoundScreen() {
  return (
    <StateLayout flex={1} pb={96}>
      <h1>
        <FormattedMessage id="common.noSuchPage" />
      </h1>
      <StateReason>
        <FormattedMessage id="public.notFound.text" />
      </StateReason>
      <Button mt={10} component={Link} to="/">
        <FormattedMessage id="common.goToHomePage" />
      </Button>
    </StateLayout>
  );
}
