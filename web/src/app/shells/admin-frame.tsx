import { Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Outlet } from 'react-router-dom';
import { adminRoutes } from '../../routes/admin/admin-routes.tsx';
import { isGranted } from '../../shared/routing/access.ts';
import { openSections } from '../../shared/routing/admin-sections.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { StateMessage } from '../../shared/ui/state-message.tsx';
import { useRouteHandle } from '../route-handle.ts';
import styles from './admin-frame.module.css';

/** The admin area within the member shell: the menu of its sections, and the page below. */
export function AdminFrame() {
  const intl = useIntl();
  const { viewer } = useSession();
  const page = useRouteHandle();
  const menu = useRef<HTMLElement>(null);
  const section = page?.section;
  useEffect(() => {
    if (section && menu.current) scrollToCurrent(menu.current);
  }, [section]);

  if (page && !isGranted(page.access, viewer)) {
    return (
      <StateMessage
        kind="forbidden"
        title={<FormattedMessage id="admin.access.denied" />}
        reason={<FormattedMessage id="admin.access.reason" />}
      />
    );
  }
  const sections = openSections(adminRoutes, viewer);
  return (
    <>
      <Box
        component="nav"
        ref={menu}
        className={styles.sections}
        pos="relative"
        mt={{ base: -16, md: -20, lg: -24 }}
        mx={{ base: -16, md: -24 }}
        mb={{ base: 'md', md: 20 }}
        px={{ base: 'md', md: 'lg' }}
        aria-label={intl.formatMessage({ id: 'admin.menu.label' })}
      >
        {sections.map(({ section: id, pages: [first] }) => (
          <Link key={id} to={first?.path ?? '/admin'} aria-current={id === section ? 'page' : undefined}>
            <FormattedMessage id="admin.section.name" values={{ section: id }} />
          </Link>
        ))}
      </Box>
      <div data-admin>
        <Outlet context={sections} />
      </div>
    </>
  );
}

/** Centers the open section in a menu that is wider than the window. */
function scrollToCurrent(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current]');
  if (current) menu.scrollLeft = current.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2;
}
