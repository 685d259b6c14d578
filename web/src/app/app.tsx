import { MantineProvider } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { FormattedMessage, type IntlShape, RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router-dom';
import type { LanguageStore } from '../i18n/language.ts';
import { DegradedContext } from '../shared/degraded/degraded-answers.ts';
import { ClockContext } from '../shared/live/clock.ts';
import { LiveContext } from '../shared/live/live-context.ts';
import { CartContext } from '../shared/payment/cart-store.ts';
import { RetryQueueContext } from '../shared/relay/retry-queue.ts';
import { LanguageContext } from '../shared/session/language-context.ts';
import { TrackersContext } from '../shared/session/trackers.ts';
import { AppTypeContext, SessionContext } from '../shared/session/use-session.tsx';
import { DensityContext } from '../shared/ui/density.ts';
import { PageError } from '../shared/ui/state-message.tsx';
import { cssVariables, theme } from '../shared/ui/theme.ts';
import { ToastHost, toastDuration } from '../shared/ui/toast.tsx';
import { StorageContext } from '../storage/browser-storage.ts';
import { AppBoundary, LoadingScreen, PageReloadContext } from './app-boundary.tsx';
import type { AppControl } from './app-control.ts';
import type { Services } from './services.ts';

/** Shows a loading screen until messages and session are loaded, then the router's pages. */
export function App({ control }: { control: AppControl }) {
  const { texts, services, reload } = control;
  const intl = useSyncExternalStore(texts.subscribe, texts.current, texts.current);
  const router = useSyncExternalStore(control.onRouter, control.router, control.router);
  const isRetrying = useSyncExternalStore(
    control.onRouter,
    control.isRetryingSession,
    control.isRetryingSession,
  );
  if (!intl) return null;
  const start = isRetrying ? <NoNetworkScreen retry={services.retries.now} /> : <LoadingScreen />;
  return (
    <Providers
      services={services}
      language={control.language}
      texts={intl}
      reload={reload}
      toastDuration={router ? toastDuration.routed : toastDuration.default}
    >
      <AppBoundary>{router ? <RouterProvider router={router} /> : start}</AppBoundary>
    </Providers>
  );
}

function NoNetworkScreen({ retry }: { retry: () => void }) {
  return (
    <PageError
      title={<FormattedMessage id="shared.error" values={{ code: 'NETWORK' }} />}
      text={<FormattedMessage id="app.error.comesBack" />}
      action={{ label: <FormattedMessage id="common.tryAgain" />, run: retry }}
    />
  );
}

interface ProvidersProps {
  services: Services;
  language: LanguageStore;
  texts: IntlShape;
  reload: () => void;
  /** In milliseconds. */
  toastDuration: number;
  children: ReactNode;
}

export function Providers({ services, language, texts, reload, toastDuration, children }: ProvidersProps) {
  return (
    <PageReloadContext value={reload}>
      <LanguageContext value={language}>
        <RawIntlProvider value={texts}>
          <MantineProvider
            deduplicateInlineStyles
            theme={theme}
            cssVariablesResolver={cssVariables}
            colorSchemeManager={services.colorScheme}
            defaultColorScheme="auto"
          >
            <ToastHost duration={toastDuration} />
            <ServiceProviders services={services}>{children}</ServiceProviders>
          </MantineProvider>
        </RawIntlProvider>
      </LanguageContext>
    </PageReloadContext>
  );
}

/** Services that components read through hooks. */
export type ProvidedServices = Omit<Services, 'language' | 'colorScheme' | 'onIdentityChange'>;

export function ServiceProviders({
  services,
  children,
}: {
  services: ProvidedServices;
  children: ReactNode;
}) {
  const { environments } = services;
  const environment = useSyncExternalStore(
    environments.subscribe,
    environments.current,
    environments.current,
  );
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RetryQueueContext value={services.retries}>
        <SessionContext value={services.session}>
          <ClockContext value={services.clock}>
            <CartContext value={services.cart}>
              <TrackersContext value={services.trackers}>
                <DensityContext value={services.density}>
                  <AppTypeContext value={services.appType}>
                    <DegradedContext value={services.degraded}>
                      <StorageContext value={services.storage}>
                        <LiveContext value={services.live}>{children}</LiveContext>
                      </StorageContext>
                    </DegradedContext>
                  </AppTypeContext>
                </DensityContext>
              </TrackersContext>
            </CartContext>
          </ClockContext>
        </SessionContext>
      </RetryQueueContext>
    </RelayEnvironmentProvider>
  );
}
