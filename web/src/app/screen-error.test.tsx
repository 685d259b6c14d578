import { screen } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { expect, it, onTestFinished, vi } from 'vitest';
import { errorMessage } from '../shared/relay/app-error.ts';
import { CodeLoadError, setServerReachable } from '../shared/routing/load-code.ts';
import { press } from '../testing/actions.ts';
import { type RenderOptions, renderPages } from '../testing/render-screen.tsx';
import { guest, stillSession } from '../testing/session-states.ts';
import { english, polish } from '../testing/texts.ts';
import { ScreenError } from './router.tsx';

/** Opens a page whose screen fails and returns its error text. */
async function errorPage(
  intl: IntlShape,
  thrown: Error,
  options: RenderOptions = {},
): Promise<string | null> {
  const fail = () => Promise.reject(thrown);
  renderPages(
    [{ path: '/', loader: fail, element: null, errorElement: <ScreenError />, HydrateFallback: () => null }],
    { intl, ...options },
  );
  return (await screen.findByRole('alert')).textContent;
}

const broken = new GraphError('INTERNAL', 'Something went wrong.', '5f0c-1');

it('a GraphQL error shows its reference for support', async () => {
  expect(await errorPage(polish, broken)).toContain('Numer błędu do zgłoszenia: 5f0c-1');
});

it('the reference is localized', async () => {
  expect(await errorPage(english, broken)).toContain('Reference for support: 5f0c-1');
});

it('a retry without code loads the page again as soon as the server responds', async () => {
  setServerReachable(false);
  onTestFinished(() => setServerReachable(true));
  const refresh = vi.fn(async () => {});
  const reload = vi.fn();
  await errorPage(polish, new CodeLoadError(), { reload, session: stillSession(guest(), { refresh }) });
  vi.useFakeTimers();
  await press('Spróbuj ponownie');
  expect([refresh.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  refresh.mockImplementation(async () => setServerReachable(true));
  await press('Spróbuj ponownie');
  expect(reload).toHaveBeenCalledOnce();
});

it('an error without a request id shows no reference', async () => {
  expect(await errorPage(polish, new GraphError('UPSTREAM_ERROR', 'x'))).not.toContain('Numer');
});

it('a toast shows the reference on its own line', () => {
  expect(errorMessage(english, broken)).toEqual([
    english.formatMessage({ id: 'shared.error' }, { code: 'INTERNAL' }),
    'Reference for support: 5f0c-1',
  ]);
  expect(errorMessage(english, new Error('x'))).toHaveLength(1);
});
