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
  IconStar,
  IconX,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import styles from './mobile-menu.module.css';
import { CartButton, LanguageSwitch, SchemeToggle } from './shell-parts.tsx';

/** The public menu on a phone: a button, and under the top bar everything that leads on. Escape closes it. */
export function MobileMenu() {
  const intl = useIntl();
  const { site } = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);

  const leave = () => {
    if (!isOpen) return;
    close();
    button.current?.focus();
  };
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && leave());

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
        <PublicMenuIcon name={isOpen ? 'close' : 'menu'} />
      </UnstyledButton>
      <nav
        className={styles.sheet}
        id={id}
        hidden={!isOpen}
        aria-label={intl.formatMessage({ id: 'app.menu.label' })}
      >
        {pathname !== '/' && (
          <Link to="/" onClick={close}>
            <PublicMenuIcon name="stronaglowna" />
            <FormattedMessage id="app.nav.home" />
          </Link>
        )}
        <PublicMenuLinks withIcons onFollow={close} />
        <CartButton look="line" isConstant onFollow={close} />
        {site.appDownloadUrl && (
          <a href={site.appDownloadUrl} download>
            <IconDeviceMobile size={20} stroke={1.6} aria-hidden />
            <FormattedMessage id="app.nav.download" />
          </a>
        )}
        <Box className={styles.settings} hiddenFrom="xs">
          <span className={styles.language}>
            <LanguageSwitch />
          </span>
          <SchemeToggle />
        </Box>
      </nav>
    </div>
  );
}

/** The names of the public menu's icons: home, how it works, buy, benefits, for whom (in two spellings), menu, close. */
const icons = {
  stronaglowna: IconHome,
  jakdziala: IconDatabase,
  kup: IconShoppingCart,
  zalety: IconStar,
  'for-who': IconShieldCheck,
  forwho: IconChartLine,
  menu: IconMenu2,
  close: IconX,
} as const;

/** One of these names. */
export type PublicMenuIconName = keyof typeof icons;

/** An icon of the public menu by its name. */
export function PublicMenuIcon({ name }: { readonly name: PublicMenuIconName }) {
  const Icon = icons[name];
  return <Icon size={20} stroke={1.6} aria-hidden />;
}

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
