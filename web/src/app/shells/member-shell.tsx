import { Box, Button, Flex, UnstyledButton } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { memberRoutes } from '../../routes/member-routes.ts';
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx';
import { useOpenedAlert } from '../../shared/push/use-opened-alert.ts';
import { mayOpen } from '../../shared/routing/access.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AfterTaxSwitch } from '../../shared/tax/after-tax-switch.tsx';
import { usePageTitle } from '../page-title.ts';
import { useRouteHandle } from '../route-handle.ts';
import { BottomMenu } from './bottom-menu.tsx';
import { Brand } from './brand.tsx';
import { CartButton } from './cart-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './member-shell.module.css';
import { MenuLinks, type MenuRoute } from './menu-links.tsx';
import { PlanNote } from './plan-note.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import bar from './top-bar.module.css';
import { useSignOut } from './use-sign-out.ts';
import { WaitingLink } from './waiting-link.tsx';

/** The frame of the signed-in area: side menu, a rail of icons, or a bottom menu, by the window's width. */
export function MemberShell() {
  const intl = useIntl();
  const { viewer } = useSession();
  const title = usePageTitle();
  const handle = useRouteHandle();
  useOpenedAlert();
  const routes = memberRoutes.filter(
    (route): route is MenuRoute => route.menu !== undefined && mayOpen(route.access, viewer),
  );

  // Who gets here has something to see without a network.
  useEffect(() => void keepShell(window), []);

  return (
    <Flex mih="100vh">
      <SkipLink />
      <Flex
        component="aside"
        direction="column"
        flex="none"
        pos="sticky"
        top={0}
        w={{ md: 'var(--rail-w)', lg: 'var(--side-w)' }}
        h="100vh"
        px={10}
        pb="sm"
        visibleFrom="md"
        style={{ borderRight: '1px solid var(--line)' }}
      >
        <Flex align="center" justify={{ md: 'center', lg: 'flex-start' }} h="var(--top-h)" px={{ lg: 10 }}>
          <Brand to="/dashboard" isInSide />
        </Flex>
        <nav className={classes.menu} aria-label={intl.formatMessage({ id: 'app.menu.label' })}>
          <MenuLinks routes={routes} />
        </nav>
        <Box className={classes.tax} mt="auto" px={10} pb="sm">
          {handle?.shell !== 'admin' && <AfterTaxSwitch />}
        </Box>
        <small className={`${classes.plan} mantine-visible-from-lg`}>
          <PlanNote viewer={viewer} />
        </small>
      </Flex>
      <Box flex={1} miw={0}>
        <Flex
          component="header"
          className={bar.bar}
          gap={4}
          align="center"
          pos="sticky"
          top={0}
          h="var(--top-h)"
          pr={{ base: 8, md: 20 }}
          pl={{ base: 'md', md: 'lg' }}
          fz="var(--fs-13)"
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
          <WaitingLink className={bar.waiting} />
          <CartButton look="icon" />
          <LanguageSwitch />
          <SchemeToggle />
          {viewer && (
            <NavLink
              to="/profile"
              className={() => `${bar.account} mantine-visible-from-md`}
              aria-label={intl.formatMessage({ id: 'app.shell.profile' }, { email: viewer.email })}
            >
              <IconUser size={18} stroke={1.6} aria-hidden />
              <span data-cut>{viewer.email}</span>
            </NavLink>
          )}
          <SignOutButton />
        </Flex>
        <Box
          component="main"
          maw={handle?.isFullWidth ? 'none' : 1400}
          p={{ base: '16px 16px calc(var(--bottom-h) + 32px)', md: '20px 24px', lg: 24 }}
          style={{ outline: 'none', scrollMarginTop: 'var(--top-h)' }}
          id={contentId}
          tabIndex={-1}
        >
          <Outlet />
        </Box>
      </Box>
      <BottomMenu routes={routes} />
      <DiscordPrompt />
      <UnsavedGuard />
    </Flex>
  );
}

/** Has the service worker keep what the app needs to start without a network. A browser without a worker keeps nothing. */
async function keepShell({ navigator }: Window): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keepShell');
}

/** Signs the person out. */
export function SignOutButton() {
  const intl = useIntl();
  const [signOut, isSigningOut] = useSignOut();
  return (
    <UnstyledButton
      variant="icon"
      aria-label={intl.formatMessage({ id: 'app.shell.signOut' })}
      disabled={isSigningOut}
      onClick={() => void signOut()}
    >
      <IconLogout size={18} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}

const ForcedDiscordDialog = lazy(async () => ({
  default: (await import('../../routes/forced-discord/forced-discord-dialog.tsx')).ForcedDiscordDialog,
}));

/** Stands over every page of the signed-in area while the person owes a name on Discord. */
export function DiscordPrompt() {
  const { viewer } = useSession();
  if (!viewer?.needsDiscordName) return null;
  return (
    <Suspense fallback={null}>
      <ForcedDiscordDialog signOut={<SignOutLink />} />
    </Suspense>
  );
}

function SignOutLink() {
  const [signOut, isSigningOut] = useSignOut();
  return (
    <Button variant="default" loading={isSigningOut} onClick={() => void signOut()}>
      <FormattedMessage id="app.shell.signOut" />
    </Button>
  );
}
