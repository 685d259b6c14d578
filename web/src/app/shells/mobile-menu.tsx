import { Box, UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import {
  IconChartLine,
  IconDatabase,
  IconDeviceMobile,
  IconHome,
  IconMenu2,
  IconShieldCheck,
  IconShoppingCart,
  IconX,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { useOnPathChange } from '../../shared/navigation/use-on-path-change.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import styles from './mobile-menu.module.css';
import { CartButton, LanguageSwitch, SchemeToggle } from './shell-parts.tsx';

/** The public menu on phones: a button, and a sheet under the top bar. Escape and a navigation close it. */
export function MobileMenu() {
  const intl = useIntl();
  const { site } = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useOnPathChange(close);
  // The sheet hides whatever has the focus in it.
  const closeWithFocus = () => {
    button.current?.focus();
    close();
  };

  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen) closeWithFocus();
  });

  return (
    <div className={styles.menu}>
      <UnstyledButton
        ref={button}
        variant="icon"
        w={44}
        h={44}
        c="var(--text-1)"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={intl.formatMessage({ id: isOpen ? 'app.menu.close' : 'app.menu.open' })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <IconX {...icon} /> : <IconMenu2 {...icon} />}
      </UnstyledButton>
      <nav
        className={styles.sheet}
        id={id}
        hidden={!isOpen}
        aria-label={intl.formatMessage({ id: 'app.menu.label' })}
      >
        {pathname !== '/' && (
          <Link to="/" onClick={close}>
            <IconHome {...icon} />
            <FormattedMessage id="app.nav.home" />
          </Link>
        )}
        <PublicMenuLinks withIcons onFollow={closeWithFocus} />
        <CartButton variant="menuItem" showEmpty onFollow={closeWithFocus} />
        {site.appDownloadUrl && (
          <a href={site.appDownloadUrl} download>
            <IconDeviceMobile {...icon} />
            <FormattedMessage id="app.nav.download" />
          </a>
        )}
        <Box display="flex" pt="xs" style={{ gap: 8 }} hiddenFrom="xs">
          <span className={styles.language}>
            <LanguageSwitch />
          </span>
          <SchemeToggle />
        </Box>
      </nav>
    </div>
  );
}

const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

const pages = [
  { path: '/database', label: 'common.database', Icon: IconDatabase },
  { path: '/goq', label: 'common.goq', Icon: IconShieldCheck },
  { path: '/nasza-skutecznosc', label: 'common.effectiveness', Icon: IconChartLine },
] as const;

interface PublicMenuLinksProps {
  readonly withIcons?: boolean;
  readonly onFollow?: () => void;
}

export function PublicMenuLinks({ withIcons = false, onFollow }: PublicMenuLinksProps) {
  return (
    <>
      <SectionLink section="plans" onClick={onFollow}>
        {withIcons && <IconShoppingCart {...icon} />}
        <FormattedMessage id="app.nav.plans" />
      </SectionLink>
      {pages.map(({ path, label, Icon }) => (
        <NavLink key={path} to={path} onClick={onFollow}>
          {withIcons && <Icon {...icon} />}
          <FormattedMessage id={label} />
        </NavLink>
      ))}
    </>
  );
}
