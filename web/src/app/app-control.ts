import { createBrowserRouter } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import type { Language } from '../i18n/language.ts';
import { createMessagesLoader, type MessagesLoader } from '../i18n/messages-loader.ts';
import type { MessageId } from '../i18n/texts.ts';
import { home } from '../routes/home/route.ts';
import { publicRoutes } from '../routes/index.ts';
import { allowLeaving, losesInput } from '../shared/forms/unsaved.ts';
import { type AfterOutageState, cartAddress } from '../shared/navigation/addresses.ts';
import type { Failure } from '../shared/relay/app-error.ts';
import { invalidateStore } from '../shared/relay/environment.ts';
import { isClosed, mayOpen, signInUrl } from '../shared/routing/access.ts';
import { showToast } from '../shared/ui/toast.tsx';
import { actionFor } from './failure-policy.ts';
import { reloadOnce } from './reload-on-stale-code.ts';
import { toRouteHandle } from './route-handle.ts';
import { createRoutes, discoverRoutes } from './router.tsx';
import { createServices, type Services } from './services.ts';
import type { WatchPermissionsDeps } from './watch-permissions.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Starts the app: loads session and messages in parallel, then creates the router. */
export function createAppControl(target: Window & typeof globalThis) {
  const services = createServices(target, handleFailure);
  const { session, language } = services;
  const texts = createMessagesLoader(
    language,
    target.document.documentElement,
    target.location.pathname === home.path ? 'home' : 'main',
    (retry) => {
      const retryOnce = () => {
        stop();
        retry();
      };
      const stop = services.retries.subscribe(retryOnce);
      showBootError(target.document, services.retries.now);
    },
  );
  const start = createStore<{ router: Router | null; isRetryingSession: boolean }>(() => ({
    router: null,
    isRetryingSession: false,
  }));
  const router = () => start.getState().router;

  const notify = (message: MessageId) => showErrorWhenLoaded(texts, message);

  function address(): string {
    const { pathname, search } = router()?.state.location ?? target.location;
    return pathname + search;
  }
  /** The open page, or the open cart, to return to after a sign-in. */
  const returnTo = () => (services.cart.view().isOpen ? cartAddress : address());

  /** Whether the home page has just led here: a reload and Back keep the state, but do not replace an entry. */
  function isAfterOutage(): boolean {
    const { location, historyAction } = router()?.state ?? {};
    const state = location?.state as AfterOutageState | null | undefined;
    return historyAction === 'REPLACE' && state?.isAfterOutage === true;
  }
  const openPage = () => toRouteHandle(router()?.state.matches.at(-1)?.route.handle);

  function handleFailure(failure: Failure): boolean {
    // The permission may be lost, so that menus and the open page need an update. The session query itself would be refused again.
    const mayHaveLostPermission = failure.code === 'FORBIDDEN' && failure.scope === 'page';
    if (mayHaveLostPermission && failure.operation !== 'sessionQuery') void session.refresh();
    if (failure.code === 'PERSISTED_DOCUMENT_NOT_FOUND') reloadOnce(target);
    const page = { address: address(), returnTo: returnTo(), hasInput: losesInput(true) };
    const action = actionFor(failure, session.state(), page);
    if (!action) return false;
    // The home page has led back here after an outage: the service responds, but not to this page, which shows the error and retries.
    if (action.offline && action.to !== page.address && isAfterOutage()) return false;
    if (action.signOut) session.leave();
    if (action.offline) session.setOffline(true);
    if (action.toast) notify(action.toast);
    if (action.to === page.address) return true;
    if (router()) void router()?.navigate(action.to);
    // The router is not created until the session is loaded, and then starts at the address.
    else if (action.signOut) target.history.replaceState(null, '', action.to);
    return true;
  }

  /** Loads the session, retrying until the server responds. */
  async function startSession(): Promise<void> {
    if (await session.start()) return;
    start.setState({ isRetryingSession: true });
    await retryUntilLoaded(services);
    start.setState({ isRetryingSession: false });
  }

  /** Goes home after a sign-out in another tab, or to the sign-in page that returns to a form with unsaved input. */
  async function followOtherTab(): Promise<void> {
    const hasInput = losesInput(true);
    await startSession();
    const { viewer } = session.state();
    const page = openPage();
    if (viewer || !page || mayOpen(page.access, viewer)) return void router()?.revalidate();
    if (hasInput) notify('app.guard.signInFirst');
    void router()?.navigate(hasInput ? signInUrl(returnTo()) : '/');
  }

  services.onIdentityChange((origin) => {
    if (origin === 'elsewhere') void followOtherTab();
  });
  watchPermissionsWhenNeeded({
    session,
    clock: services.clock,
    openAccess: () => openPage()?.access ?? null,
    onPageLost() {
      notify('app.guard.noAccess');
      // What is typed could not be saved any more.
      allowLeaving();
      void router()?.navigate('/');
    },
    onChanged: () => void router()?.revalidate(),
  });
  followLanguage(services, texts, router);
  void startSession().then(() => {
    const deps = { services, notify, ensureMessages: texts.ensureLoaded };
    // The router has one key for all pages that are opened by their address; they would share a scroll position.
    if (!target.history.state) target.history.replaceState({ key: `${Date.now()}` }, '');
    start.setState({
      router: createBrowserRouter(createRoutes(publicRoutes, deps), {
        patchRoutesOnNavigation: discoverRoutes(deps),
      }),
    });
  });

  return {
    services,
    texts,
    /** Changes once the new messages are loaded. Shows a toast when they fail to load. */
    language: {
      ...language,
      change: (next: Language) => void texts.change(next).catch(() => notify('app.shell.languageFailed')),
    },
    /** Null until the session is loaded, because access checks need it. */
    router,
    /** Whether the first session request has failed and is being retried. */
    isRetryingSession: () => start.getState().isRetryingSession,
    /** Calls back when `router` or `isRetryingSession` changes. Returns an unsubscribe function. */
    onRouter: start.subscribe,
    reload: () => target.location.reload(),
  };
}

export type AppControl = ReturnType<typeof createAppControl>;

/** Shows an error toast, once the messages are loaded. */
function showErrorWhenLoaded(texts: MessagesLoader, id: MessageId): void {
  const intl = texts.current();
  if (intl) {
    showToast({ kind: 'error', text: intl.formatMessage({ id }) });
    return;
  }
  const stop = texts.subscribe(() => {
    stop();
    showErrorWhenLoaded(texts, id);
  });
}

/** Guests have no permissions to watch, so the code loads after the first sign-in, or when the site is closed. */
function watchPermissionsWhenNeeded(deps: WatchPermissionsDeps): void {
  const { session } = deps;
  const stop = session.subscribe(() => {
    if (!session.state().viewer && !isClosed(session.state())) return;
    stop();
    void import('./watch-permissions.ts').then(({ watchPermissions }) => watchPermissions(deps));
  });
}

/** Refetches after a change of the language: labels, names and the plans on sale depend on it. */
function followLanguage(services: Services, texts: MessagesLoader, router: () => Router | null): void {
  const { session, language, live, environments } = services;
  let loaded = language.current();
  texts.subscribe(() => {
    if (language.current() === loaded) return;
    loaded = language.current();
    if (!router()) return;
    invalidateStore(environments.current());
    void session.refresh();
    live.restart();
    void router()?.revalidate();
  });
}

/** Loads the session at each retry, until the server responds. */
function retryUntilLoaded({ session, retries }: Pick<Services, 'session' | 'retries'>): Promise<void> {
  return new Promise((resolve) => {
    let isFetching = false;
    const stop = retries.subscribe(async () => {
      if (isFetching) return;
      isFetching = true;
      const isLoaded = await session.start();
      isFetching = false;
      if (!isLoaded) return;
      stop();
      resolve();
    });
  });
}

/** Shows the error message and retry button of index.html, because no messages are loaded. The app's first render replaces them. */
function showBootError(document: Document, retry: () => void): void {
  for (const part of document.querySelectorAll<HTMLElement>('#root > [data-boot]')) {
    part.hidden = part.dataset.boot !== 'failed';
  }
  const form = document.querySelector<HTMLFormElement>('#root > [data-boot] form');
  if (!form) return;
  form.onsubmit = (event) => {
    event.preventDefault();
    retry();
  };
}
