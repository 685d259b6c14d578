import { Outlet } from 'react-router-dom';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './public-shell.module.css';
import { SchemeToggle } from './scheme-toggle.tsx';
import { SiteFooter } from './site-footer.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

/** The frame of the public pages. */
export function PublicShell() {
  return (
    <div className={classes.site}>
      <SkipLink />
      <header className={classes.bar}>
        <Brand to="/" />
        <span className={classes.space} />
        <LanguageSwitch />
        <SchemeToggle />
      </header>
      <main className={classes.page} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
