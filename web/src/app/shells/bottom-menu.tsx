import { AppShell, Box, Drawer, Flex, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClock, IconLogout, IconMenu2, IconUser } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useOnPathChange } from '../../shared/navigation/use-on-path-change.ts';
import { useWaitingPayments } from '../../shared/payment/waiting-payments.tsx';
import type { Route } from '../../shared/routing/route.ts';
import type { SessionViewer } from '../../shared/session/session-state.ts';
import { useSession, WebOnly } from '../../shared/session/use-session.tsx';
import { AfterTaxSwitch } from '../../shared/tax/after-tax.tsx';
import { formatMoney, planTitle, useLanguage } from '../../shared/ui/formats.ts';
import { lastDay, warsawDay } from '../../shared/ui/warsaw-day.ts';
import styles from './bottom-menu.module.css';
import { CartButton } from './shell-parts.tsx';
import { useSignOut } from './use-sign-out.ts';

const barRouteCount = 4;

/** The mobile menu: the first routes, and a sheet with all. Hidden while the on-screen keyboard is open. */
export function BottomMenu({ routes }: { routes: readonly MenuRoute[] }) {
  const intl = useIntl();
  const { viewer } = useSession();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [signOut, isSigningOut] = useSignOut();
  const note = planNote(viewer);
  useOnPathChange(close);
  const isTyping = useSyncExternalStore(subscribeToFocus, hasTextFieldFocus);

  return (
    <>
      <AppShell.Footer hiddenFrom="md" bg="var(--surface-panel)" hidden={isTyping}>
        <nav className={styles.menu} aria-label={intl.formatMessage({ id: 'app.menu.label' })}>
          <MenuLinks routes={routes.slice(0, barRouteCount)} />
          <UnstyledButton aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
            <IconMenu2 size={18} stroke={1.9} aria-hidden />
            <span>
              <FormattedMessage id="app.menu.open" />
            </span>
          </UnstyledButton>
        </nav>
      </AppShell.Footer>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title={<b>{viewer?.email}</b>}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'app.menu.close' }) }}
        classNames={{ content: styles.sheet }}
      >
        {note && (
          <Flex component="p" gap="xs" pb="sm" c="dimmed" fz="var(--fs-13)">
            {note}
          </Flex>
        )}
        <nav className={styles.list} aria-label={intl.formatMessage({ id: 'app.menu.label' })}>
          <WaitingLink onFollow={close} />
          <CartButton variant="menuItem" onFollow={close} />
          <MenuLinks routes={routes} onFollow={close} />
          <NavLink to="/profile" onClick={close}>
            <IconUser size={18} stroke={1.6} aria-hidden />
            <FormattedMessage id="common.profile" />
          </NavLink>
        </nav>
        <Box py="sm" mb="xs" style={{ borderBottom: '1px solid var(--line)' }}>
          <AfterTaxSwitch />
        </Box>
        <UnstyledButton className={styles.signOut} disabled={isSigningOut} onClick={signOut}>
          <IconLogout size={18} stroke={1.6} aria-hidden />
          <FormattedMessage id="app.shell.signOut" />
        </UnstyledButton>
      </Drawer>
    </>
  );
}

function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

const textFields =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit]), textarea';

function hasTextFieldFocus(): boolean {
  return document.activeElement?.matches(textFields) ?? false;
}

export type MenuRoute = Route & { menu: NonNullable<Route['menu']> };

export function MenuLinks({ routes, onFollow }: { routes: readonly MenuRoute[]; onFollow?: () => void }) {
  return routes.map(({ path, menu: { label, Icon } }) => (
    // Without the path's optional parameter.
    <NavLink key={path} to={path.replace(/\/:\w+\?$/, '')} onClick={onFollow}>
      <Icon />
      <span>
        <FormattedMessage id={label} />
      </span>
    </NavLink>
  ));
}

/** The active plan and its last day, or the upcoming one and its first. Null for admins and typers. */
export function planNote(viewer: SessionViewer | null): ReactNode {
  if (!viewer || viewer.isAdmin || viewer.isTyper) return null;
  const { subscription } = viewer;
  const [next] = viewer.upcoming;
  if (!subscription && next) {
    return (
      <>
        <Box component="b" c="var(--text-1)">
          {planTitle(next.planName)}
        </Box>
        <FormattedMessage id="app.shell.from" values={{ date: warsawDay(next.startsAt) }} />
      </>
    );
  }
  if (!subscription) return <FormattedMessage id="app.shell.noPlan" />;
  return (
    <>
      <Box component="b" c="var(--text-1)">
        {planTitle(subscription.planName)}
      </Box>
      <FormattedMessage id="common.until" values={{ date: lastDay(subscription.expiresAt) }} />
    </>
  );
}

interface WaitingLinkProps {
  className?: string | undefined;
  onFollow?: () => void;
}

export function WaitingLink({ className, onFollow }: WaitingLinkProps) {
  const language = useLanguage();
  const [newest] = useWaitingPayments();
  if (!newest) return null;
  return (
    <WebOnly>
      <NavLink
        to={`/payments/${encodeURIComponent(newest.uid)}`}
        className={className ?? ''}
        onClick={onFollow}
      >
        <IconClock size={18} stroke={1.6} aria-hidden />
        <span>
          <FormattedMessage
            id="app.shell.toPay"
            values={{ amount: formatMoney(newest.amountPln, language) }}
          />
        </span>
      </NavLink>
    </WebOnly>
  );
}
