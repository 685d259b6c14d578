import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSession } from '../../shared/session/use-session.ts';
import classes from './brand.module.css';

interface BrandProps {
  to: string;
  /** Whether the rail of icons shows the sign alone. */
  isInSide?: boolean;
}

/** The sign and name of the site, as the way home. */
export function Brand({ to, isInSide = false }: BrandProps) {
  const intl = useIntl();
  const { site } = useSession();
  return (
    <Link
      className={classes.brand}
      to={to}
      aria-label={intl.formatMessage({ id: 'app.shell.home' }, { site: site.name })}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M2.5 6H9v6h6v6h3" fill="none" stroke="currentColor" strokeWidth="2.6" />
        <circle cx="20" cy="18" r="3.2" fill="var(--accent-fill)" />
      </svg>
      <span className={isInSide ? 'mantine-visible-from-lg' : undefined}>{site.name}</span>
    </Link>
  );
}
