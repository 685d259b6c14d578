import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../shared/ui/toast.tsx';
import '../shared/ui/toasts.tsx';
import { english } from '../testing/texts.ts';
import { App } from './app.tsx';
import { LoadingScreen } from './app-boundary.tsx';
import type { AppControl } from './app-control.ts';
import { createServices } from './services.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

async function renderApp(isRouted: boolean) {
  const services = createServices(window, () => false);
  const router = isRouted ? createMemoryRouter([{ path: '*', element: <LoadingScreen /> }]) : null;
  const ignore = () => () => undefined;
  const texts = {
    current: () => english,
    subscribe: ignore,
    ensureLoaded: () => null,
    change: async () => undefined,
  };
  const control: AppControl = {
    services,
    texts,
    language: { ...services.language, change: () => undefined },
    router: () => router,
    isRetryingSession: () => false,
    onRouter: ignore,
    reload: () => undefined,
  };
  render(<App control={control} />);
  // The toasts' code loads when the browser is idle.
  await pass(1000);
  await act(() => vi.dynamicImportSettled());
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it.each([
  ['within the routed app', true, 3000],
  ['elsewhere', false, 5000],
])('shows a toast for its duration %s', async (scope, isRouted, milliseconds) => {
  await renderApp(isRouted);
  act(() => showToast({ kind: 'error', text: `No access ${scope}` }));
  await pass(milliseconds - 1);
  expect(screen.getByRole('alert').textContent).toBe(`No access ${scope}`);
  await pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows concurrent toasts of the same text once, and restarts the duration when the text repeats', async () => {
  await renderApp(true);
  const show = () => act(() => showToast({ kind: 'error', text: 'Not saved' }));
  show();
  show();
  await pass(2900);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  show();
  await pass(2900);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('labels the close button of a toast in the current language', async () => {
  await renderApp(true);
  act(() => showToast({ kind: 'success', text: 'Signed in' }));
  await pass(0);
  expect(screen.getByRole('button', { name: 'Close the notification' })).toBeDefined();
});

it('shows the loading text', async () => {
  await renderApp(true);
  expect(screen.getByText('LOADING')).toBeDefined();
});
