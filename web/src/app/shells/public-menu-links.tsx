import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { PublicMenuIcon, type PublicMenuIconName } from './public-menu-icon.tsx';

const pages = [
  { path: '/database', label: 'common.database', icon: 'jakdziala' },
  { path: '/goq', label: 'common.goq', icon: 'for-who' },
  { path: '/nasza-skutecznosc', label: 'common.effectiveness', icon: 'forwho' },
] as const satisfies readonly { path: string; label: string; icon: PublicMenuIconName }[];

interface PublicMenuLinksProps {
  /** Whether each link has its icon. */
  readonly withIcons?: boolean;
  readonly onFollow?: () => void;
}

/** The public pages in their order: the packages on the home page first. */
export function PublicMenuLinks({ withIcons = false, onFollow }: PublicMenuLinksProps) {
  return (
    <>
      <SectionLink section="kup" onClick={onFollow}>
        {withIcons && <PublicMenuIcon name="kup" />}
        <FormattedMessage id="app.nav.plans" />
      </SectionLink>
      {pages.map(({ path, label, icon }) => (
        <NavLink key={path} to={path} onClick={onFollow}>
          {withIcons && <PublicMenuIcon name={icon} />}
          <FormattedMessage id={label} />
        </NavLink>
      ))}
    </>
  );
}
