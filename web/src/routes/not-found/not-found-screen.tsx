import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import classes from './not-found-screen.module.css';

/** Stands at every address that is none of ours. */
export function NotFoundScreen() {
  return (
    <div className={classes.screen}>
      <h1>
        <FormattedMessage id="common.noSuchPage" />
      </h1>
      <p>
        <FormattedMessage id="public.notFound.text" />
      </p>
      <Button component={Link} to="/">
        <FormattedMessage id="common.goToHomePage" />
      </Button>
    </div>
  );
}
