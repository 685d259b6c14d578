import { IconUser } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { memberRoutes } from '../../routes/member-routes.ts';
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx';
import { useOpenedAlert } from '../../shared/push/use-opened-alert.ts';
import { mayOpen } from '../../shared/routing/access.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AfterTaxSwitch } from '../../shared/tax/after-tax-switch.tsx';
import { keepShell } from '../keep-shell.ts';
import { usePageTitle } from '../page-title.ts';
import { useRouteHandle } from '../route-handle.ts';
import { BottomMenu } from './bottom-menu.tsx';
import { Brand } from './brand.tsx';
import { CartButton } from './cart-button.tsx';
import { DiscordPrompt } from './discord-prompt.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './member-shell.module.css';
import { MenuLinks, type MenuRoute } from './menu-links.tsx';
import { PlanNote } from './plan-note.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import bar from './top-bar.module.css';
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
    <div className={classes.app}>
      <SkipLink />
      <aside className={classes.side}>
        <div className={classes.brand}>
          <Brand to="/dashboard" />
        </div>
        <nav aria-label={intl.formatMessage({ id: 'app.menu.label' })}>
          <MenuLinks routes={routes} />
        </nav>
        <div className={classes.tax}>{handle?.shell !== 'admin' && <AfterTaxSwitch />}</div>
        <div className={classes.plan}>
          <PlanNote viewer={viewer} />
        </div>
      </aside>
      <div className={classes.main}>
        <header className={bar.bar}>
          <div className={bar.brand}>
            <Brand to="/dashboard" />
          </div>
          <div className={bar.crumb}>
            {handle?.shell === 'admin' && (
              <>
                <Link to="/admin">
                  <FormattedMessage id="app.menu.admin" />
                </Link>
                <span aria-hidden="true"> / </span>
              </>
            )}
            {title}
          </div>
          <WaitingLink className={bar.waiting} />
          <CartButton look="icon" />
          <LanguageSwitch />
          <SchemeToggle />
          {viewer && (
            <NavLink
              to="/profile"
              className={() => bar.account}
              aria-label={intl.formatMessage({ id: 'app.shell.profile' }, { email: viewer.email })}
            >
              <IconUser size={18} stroke={1.6} aria-hidden />
              <span>{viewer.email}</span>
            </NavLink>
          )}
          <SignOutButton />
        </header>
        <main
          className={classes.page}
          data-full={handle?.isFullWidth || undefined}
          id={contentId}
          tabIndex={-1}
        >
          <Outlet />
        </main>
      </div>
      <BottomMenu routes={routes} />
      <DiscordPrompt />
      <UnsavedGuard />
    </div>
  );
}
