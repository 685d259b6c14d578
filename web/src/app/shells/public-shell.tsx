import { Box, Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Outlet } from 'react-router-dom';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Brand } from './brand.tsx';
import { CartButton } from './cart-button.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PublicMenuLinks } from './public-menu-links.tsx';
import classes from './public-shell.module.css';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SiteFooter } from './site-footer.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

/** The frame of the public pages: top navigation, on a phone its menu, and the footer. */
export function PublicShell() {
  const intl = useIntl();
  const { site, viewer } = useSession();
  const { cart } = useCart();
  return (
    <div className={classes.site}>
      <SkipLink />
      <header className={classes.top}>
        <div className={classes.bar}>
          <Brand to="/" />
          <nav
            className={`${classes.menu} mantine-visible-from-sm`}
            aria-label={intl.formatMessage({ id: 'app.nav.label' })}
          >
            <PublicMenuLinks />
          </nav>
          <div className={classes.tools}>
            <span className={classes.language}>
              <LanguageSwitch />
            </span>
            <Box component="span" visibleFrom="xs">
              <SchemeToggle />
            </Box>
            <span className={cart.sub === null ? 'mantine-visible-from-sm' : undefined}>
              <CartButton look="icon" isConstant />
            </span>
            {site.appDownloadUrl && (
              <Button
                classNames={{ label: 'mantine-visible-from-md', section: classes.downloadIcon }}
                component="a"
                href={site.appDownloadUrl}
                download
                aria-label={intl.formatMessage({ id: 'app.nav.download' })}
                visibleFrom="sm"
                variant="subtle"
                color="gray"
                c="var(--text-1)"
                px={{ base: 10, md: 18 }}
                leftSection={<IconDeviceMobile size={18} stroke={1.6} aria-hidden />}
              >
                <FormattedMessage id="app.nav.download" />
              </Button>
            )}
            <Button
              className={classes.way}
              component={Link}
              to={viewer ? '/dashboard' : '/login'}
              variant="default"
            >
              <FormattedMessage id={viewer ? 'common.dashboard' : 'common.signIn'} />
            </Button>
            <MobileMenu />
          </div>
        </div>
      </header>
      <main className={classes.page} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ConsentBanner />
    </div>
  );
}
