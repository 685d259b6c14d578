import { createBrowserRouter } from 'react-router-dom';
import type { LanguageStore } from '../i18n/language.ts';
import { createMessagesLoader, type MessagesLoader } from '../i18n/messages-loader.ts';
import type { MessageId } from '../i18n/texts.ts';
import { home } from '../routes/home/route.ts';
import { publicRoutes } from '../routes/index.ts';
import type { Failure } from '../shared/relay/app-error.ts';
import { invalidateStore } from '../shared/relay/environment.ts';
import { mayOpen } from '../shared/routing/access.ts';
import { showToast } from '../shared/ui/toast.tsx';
import { actionFor } from './failure-policy.ts';
import { reloadOnce } from './reload-on-stale-code.ts';
import { toRouteHandle } from './route-handle.ts';
import { createRoutes, discoverRoutes } from './router.tsx';
import { createServices, type Services } from './services.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The running app: its parts, and what happens between them. */
export interface AppControl {
  services: Services;
  texts: MessagesLoader;
  /** The language as people change it: once its texts are here, or not at all, and then they are told. */
  language: LanguageStore;
  /** Null until the session is known, because guards decide from it. */
  router(): Router | null;
  /** Whether nobody has answered yet who is here; it is asked again until somebody does. */
  isUnanswered(): boolean;
  /** Calls back when the router is there, or it is clear that it will take longer. Returns how to stop. */
  onRouter(listener: () => void): () => void;
  reload(): void;
}

/** Starts the app over a browser's window: validates the session while the texts come, then routes. */
export function createAppControl(target: Window & typeof globalThis): AppControl {
  const services = createServices(target, act);
  const { session, language, live, environments } = services;
  const texts = createMessagesLoader(
    language,
    target.document.documentElement,
    target.location.pathname === home.path ? 'front' : 'main',
    (retry) => {
      const retryOnce = () => {
        stop();
        retry();
      };
      const stop = services.retries.subscribe(retryOnce);
      tellOfMissingTexts(target.document, services.retries.now);
    },
  );
  const routerListeners = new Set<() => void>();
  let router: Router | null = null;
  let isUnanswered = false;
  const tellRouterListeners = () => {
    for (const listener of routerListeners) listener();
  };

  /** Guards may speak before the texts are here: then the toast waits for them. */
  const notify = (message: MessageId) => {
    const intl = texts.current();
    if (intl) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: message }) });
      return;
    }
    const stop = texts.subscribe(() => {
      stop();
      notify(message);
    });
  };

  function address(): string {
    const { pathname, search } = router?.state.location ?? target.location;
    return pathname + search;
  }

  const openPage = () => toRouteHandle(router?.state.matches.at(-1)?.route.handle);

  function act(failure: Failure): void {
    // What is refused may have been lost meanwhile: then menus and the open page have to follow.
    if (failure.code === 'FORBIDDEN' && failure.scope === 'page') void session.refresh();
    if (failure.code === 'PERSISTED_DOCUMENT_NOT_FOUND') reloadOnce(target);
    const action = actionFor(failure, session.state(), address());
    if (!action) return;
    if (action.forget) session.leave();
    if (action.offline) session.setOffline(true);
    if (action.toast) notify(action.toast);
    if (router && action.to !== address()) void router.navigate(action.to);
  }

  /** Asks who is here until somebody answers. */
  async function startSession(): Promise<void> {
    if (await session.start()) return;
    isUnanswered = true;
    tellRouterListeners();
    await new Promise<void>((resolve) => {
      let isAsking = false;
      const stop = services.retries.subscribe(async () => {
        if (isAsking) return;
        isAsking = true;
        const isAnswered = await session.start();
        isAsking = false;
        if (!isAnswered) return;
        stop();
        resolve();
      });
    });
    isUnanswered = false;
  }

  async function followOtherTab(): Promise<void> {
    await startSession();
    const { viewer } = session.state();
    const page = openPage();
    if (!viewer && page && !mayOpen(page.access, viewer)) void router?.navigate('/');
    else void router?.revalidate();
  }

  services.onIdentityChange((origin) => {
    if (origin === 'elsewhere') void followOtherTab();
  });
  /** Guests have no rights to follow, so its code waits for who signs in. */
  const stopWaiting = session.subscribe(() => {
    if (!session.state().viewer) return;
    stopWaiting();
    void startFollowing();
  });
  async function startFollowing(): Promise<void> {
    const { watchPermissions } = await import('./watch-permissions.ts');
    watchPermissions({
      session,
      clock: services.clock,
      openAccess: () => openPage()?.access ?? null,
      onPageLost() {
        notify('app.guard.noAccess');
        void router?.navigate('/');
      },
      onChanged: () => void router?.revalidate(),
    });
  }
  let spoken = language.current();
  texts.subscribe(() => {
    if (language.current() === spoken) return;
    spoken = language.current();
    if (!router) return;
    // Names and labels come in the language of the request, and some plans are sold in one language only.
    invalidateStore(environments.current());
    void session.refresh();
    live.restart();
    void router.revalidate();
  });
  void startSession().then(() => {
    const deps = { services, notify, completeTexts: texts.complete };
    router = createBrowserRouter(createRoutes(publicRoutes, deps), {
      patchRoutesOnNavigation: discoverRoutes(deps),
    });
    tellRouterListeners();
  });

  return {
    services,
    texts,
    language: {
      ...language,
      change: (next) => void texts.change(next).catch(() => notify('app.shell.languageFailed')),
    },
    router: () => router,
    isUnanswered: () => isUnanswered,
    onRouter(listener) {
      routerListeners.add(listener);
      return () => routerListeners.delete(listener);
    },
    reload: () => target.location.reload(),
  };
}

/**
 * Shows index.html's own words that nothing could be fetched to draw the page with, since there are no others yet, with a
 * button to try again. What is drawn later takes their place.
 */
function tellOfMissingTexts(document: Document, retry: () => void): void {
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
