import { Box, Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Outlet } from 'react-router-dom';
import { useCart } from '../../shared/payment/cart-store.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { MobileMenu, PublicMenuLinks } from './mobile-menu.tsx';
import styles from './public-shell.module.css';
import { Brand, CartButton, contentId, LanguageSwitch, SchemeToggle, SkipLink } from './shell-parts.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The frame of the public pages: top navigation or mobile menu, and the footer. */
export function PublicShell() {
  const intl = useIntl();
  const { site, viewer } = useSession();
  const { cart } = useCart();
  return (
    <div className={styles.site}>
      <SkipLink />
      <header className={styles.top}>
        <div className={styles.bar}>
          <Brand to="/" />
          <nav
            className={`${styles.menu} mantine-visible-from-sm`}
            aria-label={intl.formatMessage({ id: 'app.nav.label' })}
          >
            <PublicMenuLinks />
          </nav>
          <div className={styles.tools}>
            <span className={styles.language}>
              <LanguageSwitch />
            </span>
            <Box component="span" visibleFrom="xs">
              <SchemeToggle />
            </Box>
            <span className={cart.sub === null ? 'mantine-visible-from-sm' : undefined}>
              <CartButton variant="icon" showEmpty />
            </span>
            {site.appDownloadUrl && (
              <Button
                classNames={{ label: 'mantine-visible-from-md', section: styles.downloadIcon }}
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
              className={styles.signIn}
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
      <main className={styles.page} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ConsentBanner />
    </div>
  );
}
