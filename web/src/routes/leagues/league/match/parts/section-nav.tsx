import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './section-nav.module.css';

interface SectionNavProps {
  /** Whether the page tells what happened in the match. */
  readonly hasCourse: boolean;
}

/** Ways to the sections of the page. */
export function SectionNav({ hasCourse }: SectionNavProps) {
  const intl = useIntl();
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'member.match.sections' })}>
      <Link to="#comparison">
        <FormattedMessage id="member.match.comparison" />
      </Link>
      <Link to="#head-to-head">
        <FormattedMessage id="member.match.headToHead" />
      </Link>
      <Link to="#lineups">
        <FormattedMessage id="member.match.lineups" />
      </Link>
      {hasCourse && (
        <Link to="#course">
          <FormattedMessage id="member.match.course" />
        </Link>
      )}
      <Link to="#players">
        <FormattedMessage id="member.match.players" />
      </Link>
    </nav>
  );
}
