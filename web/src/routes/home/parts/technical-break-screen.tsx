import { FormattedMessage } from 'react-intl';
import classes from './technical-break-screen.module.css';

/** Stands in place of the homepage during a technical break. */
export function TechnicalBreakScreen() {
  return (
    <div className={classes.screen}>
      <svg viewBox="0 0 72 44" width="144" height="88" fill="none" strokeWidth="3" aria-hidden="true">
        <path d="M8 8h18v14h12" stroke="var(--text-1)" />
        <path d="M46 22v14h12" stroke="var(--line-strong)" strokeDasharray="3 4" />
        <circle cx="61" cy="36" r="4" fill="var(--accent-fill)" />
      </svg>
      <h1 className={classes.text}>
        <FormattedMessage id="public.technicalBreak.text" />
      </h1>
    </div>
  );
}
