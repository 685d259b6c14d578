import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { usePreloadedQuery } from 'react-relay';
import { describe, expect, it, vi } from 'vitest';
import query, { type sessionQuery as TestQuery } from '../__generated__/sessionQuery.graphql.ts';
import { usePageName } from '../shared/navigation/page-name.ts';
import { invalidateStore } from '../shared/relay/environment.ts';
import type { Access } from '../shared/routing/access.ts';
import { screenWithoutQuery } from '../shared/routing/lazy-screen.tsx';
import type { Route } from '../shared/routing/route.ts';
import { screenWithQuery } from '../shared/routing/screen-with-query.tsx';
import type { ScreenProps } from '../shared/routing/use-screen-query.ts';
import type { SessionState } from '../shared/session/session-state.ts';
import { graphSite } from '../testing/graph-samples.ts';
import { renderPages } from '../testing/render-screen.tsx';
import { guest, signedIn, stillSession } from '../testing/session-states.ts';
import { createRoutes } from './router.tsx';

const member = signedIn({ permissions: ['DROPINFO'] });
const answer = {
  data: {
    viewer: null,
    plans: [],
    site: graphSite,
  },
};

function DropsScreen({ queryRef }: ScreenProps<TestQuery>) {
  return <p>{usePreloadedQuery<TestQuery>(query, queryRef).site.name}</p>;
}

function page(path: string, title: Route['title'], access: Access, text: string): Route {
  const screen = screenWithoutQuery(async () => () => <p>{text}</p>);
  return { path, title, access, isHomepage: path === '/', shell: 'public', screen };
}

const users: Access = { kind: 'role', roles: ['admin'], permission: 'ADMIN_PANEL' };

function NamedScreen() {
  usePageName('Liga Krzemienna');
  return null;
}

function setUp(address: string, state: SessionState) {
  const notify = vi.fn();
  const drops: Route = {
    ...page('/dropinfo/:uid?', 'common.dropinfo', { kind: 'permission', permission: 'DROPINFO' }, ''),
    shell: 'member',
    screen: screenWithQuery<TestQuery>({
      code: async () => DropsScreen,
      query,
      field: 'viewer',
      variables: () => ({}),
      skeleton: <p>Szkielet</p>,
    }),
  };
  const pages = [
    page('/', null, { kind: 'public' }, 'Strona główna'),
    page('/login', 'app.title.login', { kind: 'guest' }, 'Formularz'),
    page('/dashboard', 'common.dashboard', { kind: 'login' }, 'Panel użytkownika'),
    drops,
    {
      ...drops,
      path: '/admin/users',
      title: 'admin.title.panel' as const,
      access: users,
      shell: 'admin' as const,
    },
    {
      ...page('/league', 'common.league', { kind: 'public' }, ''),
      screen: screenWithoutQuery(async () => NamedScreen),
    },
    page('*', 'common.noSuchPage', { kind: 'public' }, 'Nie znaleziono'),
  ];
  let current = state;
  const session = stillSession(state, { state: () => current });
  const {
    graph,
    language,
    router,
    address: path,
  } = renderPages((services) => createRoutes(pages, { services, notify, ensureMessages: () => null }), {
    address,
    session,
  });
  const queryCount = () => graph.requests.length;
  const setSession = (next: SessionState) => {
    current = next;
  };
  return { graph, language, router, notify, queryCount, path, setSession };
}

describe('the router', () => {
  it('moves the focus to the content of a shell whose code loads with the navigation', async () => {
    // The first test, because loaded code stays loaded.
    const { router, setSession } = setUp('/login', guest());
    await screen.findByText('Formularz');
    setSession(member);
    await act(() => router.navigate('/dropinfo'));
    await screen.findByText('Szkielet');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('redirects a guest to the sign-in page with a toast and without a query', async () => {
    const { path, notify, queryCount } = setUp('/dropinfo?sort=drop', guest());
    await screen.findByText('Formularz');
    expect(path()).toBe('/login?to=%2Fdropinfo%3Fsort%3Ddrop');
    expect(notify.mock.calls).toEqual([['app.guard.signInFirst']]);
    expect(queryCount()).toBe(0);
  });

  it('redirects a user without the permission to the dashboard', async () => {
    const { path, notify } = setUp('/dropinfo', signedIn());
    await screen.findByText('Panel użytkownika');
    expect(path()).toBe('/dashboard');
    expect(notify.mock.calls).toEqual([['app.guard.noAccess']]);
  });

  it('redirects a user with another role home without a query', async () => {
    const { path, notify, queryCount } = setUp('/admin/users', signedIn({ isTyper: true }));
    await screen.findByText('Strona główna');
    expect([path(), notify.mock.calls, queryCount()]).toEqual(['/', [['app.guard.noAccess']], 0]);
  });

  it('shows that access is denied, without a query, when only the permission is missing', async () => {
    const { queryCount, notify } = setUp('/admin/users', signedIn({ isAdmin: true }));
    await screen.findByText('BRAK DOSTĘPU');
    expect([notify.mock.calls, queryCount()]).toEqual([[], 0]);
  });

  it('opens a page of the admin area within its frame', async () => {
    const { graph } = setUp('/admin/users', signedIn({ isAdmin: true, permissions: ['ADMIN_PANEL'] }));
    await screen.findByText('Szkielet');
    await act(async () => graph.latest().answer(answer));
    await screen.findByText('Z sieci');
    expect(screen.getByRole('navigation', { name: 'Administracja' })).toBeDefined();
  });

  it('starts the query while the screen loads, and shows its skeleton until both are loaded', async () => {
    const { graph, queryCount } = setUp('/dropinfo', member);
    expect(queryCount()).toBe(1);
    await screen.findByText('Szkielet');
    await act(async () => graph.latest().answer(answer));
    await screen.findByText('Z sieci');
  });

  it('titles the document with page and site', async () => {
    const { router } = setUp('/dropinfo', member);
    await waitFor(() => expect(document.title).toBe('Dropinfo - Tipgraph'));
    await act(() => router.navigate('/league'));
    await waitFor(() => expect(document.title).toBe('Liga Krzemienna - Tipgraph'));
    await act(() => router.navigate('/'));
    expect(document.title).toBe('Tipgraph');
    await act(() => router.navigate('/nowhere/at/all'));
    expect(document.title).toBe('Nie ma takiej strony - Tipgraph');
  });

  it('removes the metadata of the prerendered page on the way to another page', async () => {
    const { router } = setUp('/', member);
    await screen.findByText('Strona główna');
    document.head.insertAdjacentHTML('beforeend', '<link data-page rel="canonical" href="/" />');
    const canonical = () => document.head.querySelector('link[rel=canonical]');
    await act(() => router.navigate('/?x=1'));
    expect(canonical()).not.toBeNull();
    await act(() => router.navigate('/league'));
    expect(canonical()).toBeNull();
  });

  it('moves the focus to the content after a navigation', async () => {
    const { router } = setUp('/', member);
    await screen.findByText('Strona główna');
    await act(() => router.navigate('/dashboard'));
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('opens a page at its top when the tab had another page before', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    // What the router stores when another page was opened by its address in this tab.
    window.sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 500 }));
    const { router } = setUp('/', member);
    await screen.findByText('Strona główna');
    await act(() => router.navigate('/dashboard'));
    await act(() => router.navigate(-1));
    expect(scrollTo).not.toHaveBeenCalledWith(0, 500);
  });

  it('leaves a changed query string to the screen, and fetches again on a return to the page', async () => {
    const { graph, router, queryCount } = setUp('/dropinfo', member);
    await act(async () => graph.latest().answer(answer));
    await screen.findByText('Z sieci');
    // With a stale store, each run of the loader fetches.
    act(() => invalidateStore(graph.environment));
    await act(() => router.navigate('/dropinfo?sort=drop'));
    expect(queryCount()).toBe(1);

    await act(() => router.navigate('/dashboard'));
    await act(() => router.navigate(-1));
    expect(queryCount()).toBe(2);
    await act(async () => graph.latest().answer(answer));
    await screen.findByText('Z sieci');
  });

  it('removes a language from the address that is not the current one, also when going back', async () => {
    const { router, path, language } = setUp('/?lang=pl&x=1', guest());
    await screen.findByText('Strona główna');
    await act(() => router.navigate('/league?lang=pl'));
    expect(path()).toBe('/league?lang=pl');
    language.change('en');
    await act(() => router.revalidate());
    expect(path()).toBe('/league');
    await act(() => router.navigate(-1));
    expect(path()).toBe('/?x=1');
  });

  it('redirects home after a sign-out, also when only the query string changes', async () => {
    const { graph, router, path, notify, setSession } = setUp('/dropinfo', member);
    await act(async () => graph.latest().answer(answer));
    await screen.findByText('Z sieci');
    setSession({ ...guest(), isSigningOut: true });
    await act(() => router.navigate('/dropinfo?sort=drop'));
    expect([path(), notify.mock.calls]).toEqual(['/', []]);
  });

  it('keeps the shell around a failed screen and offers a retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { graph } = setUp('/dropinfo', member);
    await screen.findByText('Szkielet');
    act(() => graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', 'x', 'request-7')));
    await screen.findByText('Serwer odpowiada zbyt długo');
    expect(screen.getByText('request-7')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Menu główne' })).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await act(async () => graph.latest().answer(answer));
    await screen.findByText('Z sieci');
  });
});
