import { Box, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from '../../shared/ui/state-message.module.css';

export function NotFoundScreen() {
  return (
    <Box className={styles.state} flex={1} pb={96}>
      <h1>
        <FormattedMessage id="common.noSuchPage" />
      </h1>
      <p className={styles.reason}>
        <FormattedMessage id="public.notFound.text" />
      </p>
      <Button className={styles.action} component={Link} to="/">
        <FormattedMessage id="common.goToHomePage" />
      </Button>
    </Box>
  );
}
