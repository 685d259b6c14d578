import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MantineProvider } from '@mantine/core';
import { createCredentialStore } from '@tipgraph/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Network } from 'relay-runtime';
import { serverRequiredDigest } from '../app/report-errors.ts';
import { createRoutes } from '../app/router.tsx';
import type { Language } from '../i18n/language.ts';
import { publicRoutes } from '../routes/index.ts';
import { createEnvironment, createEnvironmentStore } from '../shared/relay/environment.ts';
import { LanguageContext } from '../shared/session/language-context.ts';
import { prerenderedState } from '../shared/session/session-state.ts';
import { createSessionStore, type SessionStore } from '../shared/session/session-store.ts';
import { SessionContext } from '../shared/session/use-session.tsx';
import { cssVariables, theme } from '../shared/ui/theme.ts';
import { ToastHost } from '../shared/ui/toast.tsx';
import { noStorage } from '../storage/browser-storage.ts';
import { constantValue } from '../storage/stored-value.ts';

/** Renders a page to HTML as a guest sees it before any server response. The component tree matches the app's, which hydrates it. */
export async function pageBody(path: string, intl: IntlShape, language: Language): Promise<string> {
  const environments = createEnvironmentStore(() =>
    createEnvironment(Network.create(() => Promise.reject(new Error('Prerendering has no server')))),
  );
  const fresh = createSessionStore(environments, createCredentialStore(noStorage));
  const state = prerenderedState({
    ...fresh.state(),
    site: { ...fresh.state().site, name: placeholders.name },
  });
  const session: SessionStore = { ...fresh, state: () => state };

  const handler = createStaticHandler(
    createRoutes(publicRoutes, {
      services: { environments, language: constantValue(language), session, storage: noStorage },
      notify: () => undefined,
      ensureMessages: () => null,
    }),
  );
  const context = await handler.query(new Request(`${placeholders.origin}${path}`));
  if (context instanceof Response) throw new Error(`The page ${path} redirects`);

  const { prelude } = await prerenderToNodeStream(
    <LanguageContext value={constantValue(language)}>
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          <ToastHost duration={0} />
          <RelayEnvironmentProvider environment={environments.current()}>
            <SessionContext value={session}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </SessionContext>
          </RelayEnvironmentProvider>
        </MantineProvider>
      </RawIntlProvider>
    </LanguageContext>,
    {
      // No streaming: later chunks would need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Parts that need the server keep their skeleton.
      onError: () => serverRequiredDigest,
    },
  );
  return text(Readable.from(prelude));
}

/**
 * Values that the server fills in when it starts: the site's origin, its name as HTML, and its name as the inside of a JSON
 * string.
 */
export const placeholders = {
  origin: 'https://origin.placeholder.invalid',
  name: '%SITE_NAME%',
  jsonName: '%SITE_NAME_IN_JSON%',
} as const;
