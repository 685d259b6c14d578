import { Box, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import classes from '../../shared/ui/state-message.module.css';

/** Stands at every address that is none of ours. */
export function NotFoundScreen() {
  return (
    <Box className={classes.state} flex={1} pb={96}>
      <h1>
        <FormattedMessage id="common.noSuchPage" />
      </h1>
      <p className={classes.reason}>
        <FormattedMessage id="public.notFound.text" />
      </p>
      <Button className={classes.action} component={Link} to="/">
        <FormattedMessage id="common.goToHomePage" />
      </Button>
    </Box>
  );
}
