import { Box, UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../shared/session/use-session.ts';
import { CartButton } from './cart-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './mobile-menu.module.css';
import { PublicMenuIcon } from './public-menu-icon.tsx';
import { PublicMenuLinks } from './public-menu-links.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';

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
    <div className={classes.menu}>
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
        className={classes.sheet}
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
        <Box className={classes.settings} hiddenFrom="xs">
          <span className={classes.language}>
            <LanguageSwitch />
          </span>
          <SchemeToggle />
        </Box>
      </nav>
    </div>
  );
}
