import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MantineProvider } from '@mantine/core';
import { createCredentialStore } from '@tipgraph/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Network } from 'relay-runtime';
import { waitsForServer } from '../app/report-caught.ts';
import { createRoutes } from '../app/router.tsx';
import type { Language } from '../i18n/language.ts';
import { LanguageContext } from '../i18n/language-context.ts';
import { publicRoutes } from '../routes/index.ts';
import { createEnvironment, createEnvironmentStore } from '../shared/relay/environment.ts';
import { prerenderedState } from '../shared/session/session-state.ts';
import { createSessionStore, type SessionStore } from '../shared/session/session-store.ts';
import { SessionContext } from '../shared/session/use-session.tsx';
import { cssVariables, theme } from '../shared/ui/theme.ts';
import { ToastHost } from '../shared/ui/toast.tsx';

const nothingStored = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  onForeignChange: () => () => undefined,
};

/** Draws a page as a guest sees it before the server has answered anything, as HTML. Its parts stand as in the app, which hydrates it. */
export async function pageBody(path: string, intl: IntlShape, language: Language): Promise<string> {
  const environments = createEnvironmentStore(() =>
    createEnvironment(
      Network.create(() => Promise.reject(new Error('No server answers while pages are prerendered'))),
    ),
  );
  const fresh = createSessionStore(environments, createCredentialStore(nothingStored));
  const state = prerenderedState({
    ...fresh.state(),
    site: { ...fresh.state().site, name: placeholders.name },
  });
  const session: SessionStore = { ...fresh, state: () => state };

  const handler = createStaticHandler(
    createRoutes(publicRoutes, {
      services: { environments, session, storage: nothingStored },
      notify: () => undefined,
      completeTexts: () => null,
    }),
  );
  const context = await handler.query(new Request(`${placeholders.origin}${path}`));
  if (context instanceof Response) throw new Error(`The page ${path} leads elsewhere`);

  const { prelude } = await prerenderToNodeStream(
    <LanguageContext
      value={{ current: () => language, change: () => undefined, subscribe: () => () => undefined }}
    >
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
      // All in its place: a part that comes later would need a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // What asks the server keeps its skeleton.
      onError: () => waitsForServer,
    },
  );
  return text(Readable.from(prelude));
}

/**
 * What the server fills in when it starts, because a build does not know it: the site's own address without a slash
 * at its end, and its name as HTML and as the inside of a JSON text.
 */
export const placeholders = {
  origin: 'https://origin.placeholder.invalid',
  name: '%SITE_NAME%',
  jsonName: '%SITE_NAME_IN_JSON%',
} as const;
