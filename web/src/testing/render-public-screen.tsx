import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { createCredentialStore } from '@tipgraph/client';
import type { ComponentType } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { createLanguageStore } from '../i18n/language.ts';
import { createCartStore } from '../shared/cart/cart-store.ts';
import { CartContext } from '../shared/cart/use-cart.ts';
import { createEnvironmentStore } from '../shared/relay/environment.ts';
import { createSessionStore } from '../shared/session/session-store.ts';
import { SessionContext } from '../shared/session/use-session.ts';
import { theme } from '../shared/ui/theme.ts';
import { toastDuration } from '../shared/ui/toast.tsx';
import { Toasts } from '../shared/ui/toasts.tsx';
import { createSharedStorage } from './memory-storage.ts';
import { polish } from './texts.ts';

interface ScreenUnderTest {
  path: string;
  Screen: ComponentType;
  /** Where the person goes. */
  address: string;
  intl?: IntlShape;
}

/** Opens a screen without a query of its own, with a session and a cart; other addresses are blank pages. */
export function renderPublicScreen({ path, Screen, address, intl = polish }: ScreenUnderTest) {
  const environment = createMockEnvironment();
  const storage = createSharedStorage().openTab();
  const session = createSessionStore(
    createEnvironmentStore(() => environment),
    createCredentialStore(storage),
  );
  const cart = createCartStore(storage, createLanguageStore(storage, []));
  const router = createMemoryRouter(
    [
      { path, Component: Screen },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const page = render(
    <RawIntlProvider value={intl}>
      <MantineProvider deduplicateInlineStyles theme={theme} env="test">
        <Toasts duration={toastDuration.default} />
        <RelayEnvironmentProvider environment={environment}>
          <SessionContext value={session}>
            <CartContext value={cart}>
              <RouterProvider router={router} />
            </CartContext>
          </SessionContext>
        </RelayEnvironmentProvider>
      </MantineProvider>
    </RawIntlProvider>,
  );
  return {
    ...page,
    environment,
    session,
    cart,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
