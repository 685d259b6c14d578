import { AppShell, Box, Button, Flex, UnstyledButton } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, NavLink, Outlet, useSearchParams } from 'react-router-dom';
import type { memberShellOpenedAlertMutation } from '../../__generated__/memberShellOpenedAlertMutation.graphql.ts';
import { memberRoutes } from '../../routes/member-routes.ts';
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx';
import { isRecord } from '../../shared/is-record.ts';
import { LiveContext } from '../../shared/live/live-context.ts';
import { useRemoveParam } from '../../shared/navigation/use-remove-param.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { mayOpen } from '../../shared/routing/access.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { AfterTaxSwitch } from '../../shared/tax/after-tax.tsx';
import { ErrorBoundary } from '../../shared/ui/error-states.tsx';
import { usePageTitle, useRouteHandle } from '../route-handle.ts';
import { BottomMenu, MenuLinks, type MenuRoute, planNote, WaitingLink } from './bottom-menu.tsx';
import styles from './member-shell.module.css';
import { Brand, CartButton, contentId, LanguageSwitch, SchemeToggle, SkipLink } from './shell-parts.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The frame of the signed-in area: side menu, icon rail, or bottom menu, depending on the window's width. */
export function MemberShell() {
  return (
    <UnsavedGuard>
      <MemberFrame />
    </UnsavedGuard>
  );
}

function MemberFrame() {
  const intl = useIntl();
  const { viewer } = useSession();
  const title = usePageTitle();
  const handle = useRouteHandle();
  const note = planNote(viewer);
  useReportOpenedAlert();
  const routes = memberRoutes.filter(
    (route): route is MenuRoute => route.menu !== undefined && mayOpen(route.access, viewer),
  );

  useCachedShell();

  return (
    <AppShell
      layout="alt"
      header={{ height: 'var(--top-h)' }}
      // Hidden by `visibleFrom`, because Mantine's own breakpoint also applies at the exact width of `md`.
      navbar={{ width: { md: 64, lg: 208 }, breakpoint: 0 }}
      footer={{ height: { base: 'var(--bottom-h)', md: 0 } }}
      transitionDuration={0}
      style={{ '--app-shell-border-color': 'var(--line)' }}
    >
      <SkipLink />
      <AppShell.Navbar
        px={10}
        pb="sm"
        visibleFrom="md"
        aria-label={intl.formatMessage({ id: 'app.menu.label' })}
      >
        <Flex align="center" justify={{ md: 'center', lg: 'flex-start' }} h="var(--top-h)" px={{ lg: 10 }}>
          <Brand to="/dashboard" isInSide />
        </Flex>
        <div className={styles.menu}>
          <MenuLinks routes={routes} />
        </div>
        <Box className={styles.tax} mt="auto" px={10} pb="sm">
          {handle?.shell !== 'admin' && <AfterTaxSwitch />}
        </Box>
        {note && <small className={`${styles.plan} mantine-visible-from-lg`}>{note}</small>}
      </AppShell.Navbar>
      <AppShell.Header
        display="flex"
        pr={{ base: 8, md: 20 }}
        pl={{ base: 'md', md: 'lg' }}
        fz="var(--fs-13)"
        style={{ gap: 4, alignItems: 'center' }}
      >
        <Flex flex={1} align="center" hiddenFrom="md">
          <Brand to="/dashboard" />
        </Flex>
        <Box flex={1} miw={0} fw={500} visibleFrom="md" data-cut>
          {handle?.shell === 'admin' && (
            <>
              <Box component={Link} display="inline-block" c="dimmed" td="underline" to="/admin">
                <FormattedMessage id="app.menu.admin" />
              </Box>
              <span aria-hidden="true"> / </span>
            </>
          )}
          {title}
        </Box>
        <WaitingLink className={styles.waiting} />
        <CartButton variant="icon" />
        <LanguageSwitch />
        <SchemeToggle />
        {viewer && (
          <NavLink
            to="/profile"
            className={() => `${styles.account} mantine-visible-from-md`}
            aria-label={intl.formatMessage({ id: 'app.shell.profile' }, { email: viewer.email })}
          >
            <IconUser size={18} stroke={1.6} aria-hidden />
            <span data-cut>{viewer.email}</span>
          </NavLink>
        )}
        <SignOutButton />
      </AppShell.Header>
      <AppShell.Main style={{ outline: 'none' }} id={contentId} tabIndex={-1}>
        <Box
          maw={handle?.isFullWidth ? 'none' : 1400}
          p={{ base: '16px 16px 32px', md: '20px 24px', lg: 24 }}
        >
          <Outlet />
        </Box>
      </AppShell.Main>
      <BottomMenu routes={routes} />
      <DiscordPrompt />
      <DeviceRegistration />
    </AppShell>
  );
}

/**
 * Makes the service worker, if any, cache the files that the app needs to start offline. It does so whenever the live connection
 * opens, because only then the server is surely reachable.
 */
function useCachedShell(): void {
  const live = useContext(LiveContext);
  const isLive = useSyncExternalStore(live.onStatus, () => live.status().state === 'live');
  useEffect(() => {
    if (isLive) void cacheShell(navigator);
  }, [isLive]);
}

async function cacheShell({ serviceWorker }: Navigator): Promise<void> {
  const { active } = (await serviceWorker?.ready) ?? {};
  active?.postMessage('keepShell');
}

export function SignOutButton() {
  const intl = useIntl();
  const [signOut, isSigningOut] = useSignOut();
  return (
    <UnstyledButton
      variant="icon"
      aria-label={intl.formatMessage({ id: 'app.shell.signOut' })}
      disabled={isSigningOut}
      onClick={signOut}
    >
      <IconLogout size={18} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}

const PushRegistration = lazy(async () => ({
  default: (await import('../../shared/push/push-toggle.tsx')).PushRegistration,
}));

/** Keeps a browser that may show notifications registered, because the server forgets one that it has not seen for 30 days. */
function DeviceRegistration() {
  const { viewer } = useSession();
  if (!viewer || !('Notification' in window) || Notification.permission !== 'granted') return null;
  return (
    <ErrorBoundary resetKey={viewer.id} fallback={() => null}>
      <Suspense fallback={null}>
        <PushRegistration />
      </Suspense>
    </ErrorBoundary>
  );
}

const DiscordPromptDialog = lazy(async () => ({
  default: (await import('../../routes/discord-prompt/discord-prompt-dialog.tsx')).DiscordPromptDialog,
}));

/** Blocks the signed-in area until the user has entered a required Discord name. */
export function DiscordPrompt() {
  const { viewer } = useSession();
  if (!viewer?.needsDiscordName) return null;
  return (
    <Suspense fallback={null}>
      <DiscordPromptDialog signOut={<SignOutLink />} />
    </Suspense>
  );
}

function SignOutLink() {
  const [signOut, isSigningOut] = useSignOut();
  return (
    <Button variant="default" loading={isSigningOut} onClick={signOut}>
      <FormattedMessage id="app.shell.signOut" />
    </Button>
  );
}

const markAlertOpenedMutation = graphql`
  mutation memberShellOpenedAlertMutation($input: MarkAlertOpenedInput!) {
    markAlertOpened(input: $input) {
      errors {
        code
      }
    }
  }
`;

/**
 * Reports to the server which push notification was opened. The service worker passes its name in `?alert` of a new page, or in
 * a message to an open one. The parameter is removed once the server has it.
 */
function useReportOpenedAlert(): void {
  const [commit] = useAppMutation<memberShellOpenedAlertMutation>(markAlertOpenedMutation);
  const alert = useSearchParams()[0].get('alert');

  // After a failure, the next page load retries.
  const report = useEffectEvent((name: string, onReported: () => void) => {
    commit({ variables: { input: { alertId: name } } }).then(onReported, () => {});
  });
  const removeParam = useEffectEvent(useRemoveParam('alert'));

  useEffect(() => {
    if (alert !== null) report(alert, removeParam);
  }, [alert]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && typeof data.alert === 'string') report(data.alert, () => {});
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, []);
}
