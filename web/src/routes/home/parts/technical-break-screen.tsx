import { FormattedMessage } from 'react-intl';
import classes from './technical-break-screen.module.css';

/** Stands in place of the homepage during a technical break. */
export function TechnicalBreakScreen() {
  return (
    <div className={classes.screen}>
      <svg className={classes.sign} viewBox="0 0 72 44" aria-hidden="true">
        <path className={classes.line} d="M8 8h18v14h12" />
        <path className={classes.rest} d="M46 22v14h12" />
        <circle className={classes.dot} cx="61" cy="36" r="4" />
      </svg>
      <h1 className={classes.text}>
        <FormattedMessage id="public.technicalBreak.text" />
      </h1>
    </div>
  );
}
