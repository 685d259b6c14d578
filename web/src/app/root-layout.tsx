import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NamePageContext } from '../shared/navigation/page-name.ts';
import { useSession } from '../shared/session/use-session.ts';
import { WebOnly } from '../shared/session/web-only.tsx';
import { CartHost } from './cart-host.tsx';
import { documentTitle, usePageTitle } from './page-title.ts';
import { ScrollKeeper } from './scroll-keeper.tsx';
import { contentId } from './shells/skip-link.tsx';

interface RootLayoutProps {
  /** Fetches the texts that the cart needs, where only those of the front are here. */
  completeTexts: () => Promise<void> | null;
}

/** What holds for every page: its title, where the focus goes after a navigation, and the scroll position. */
export function RootLayout({ completeTexts }: RootLayoutProps) {
  const { site } = useSession();
  const [pageName, namePage] = useState<string | null>(null);
  const pageTitle = usePageTitle();
  const title = documentTitle(pageName ?? pageTitle, site.name);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <NamePageContext value={namePage}>
        <Outlet />
      </NamePageContext>
      <WebOnly>
        <CartHost completeTexts={completeTexts} />
      </WebOnly>
      <ScrollKeeper />
    </>
  );
}
