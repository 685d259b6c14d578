import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast, toastDuration } from '../shared/ui/toast.tsx';
import '../shared/ui/toasts.tsx';
import { english } from '../testing/texts.ts';
import { Providers } from './app.tsx';
import { LoadingScreen } from './app-boundary.tsx';
import { createServices } from './services.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

async function renderProviders(duration: number) {
  const services = createServices(window, () => false);
  render(
    <Providers
      services={services}
      language={services.language}
      texts={english}
      reload={() => undefined}
      toastDuration={duration}
    >
      <LoadingScreen />
    </Providers>,
  );
  // The toasts' code loads when the browser is idle.
  await pass(1000);
  await act(() => vi.dynamicImportSettled());
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it.each([
  ['within the routed app', toastDuration.routed, 3000],
  ['elsewhere', toastDuration.default, 5000],
])('shows a toast for its duration %s', async (scope, duration, milliseconds) => {
  await renderProviders(duration);
  act(() => showToast({ kind: 'error', text: `No access ${scope}` }));
  await pass(milliseconds - 1);
  expect(screen.getByRole('alert').textContent).toBe(`No access ${scope}`);
  await pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows concurrent toasts of the same text once, and restarts the duration when the text repeats', async () => {
  await renderProviders(toastDuration.routed);
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
  await renderProviders(toastDuration.routed);
  act(() => showToast({ kind: 'success', text: 'Signed in' }));
  await pass(0);
  expect(screen.getByRole('button', { name: 'Close the notification' })).toBeDefined();
});

it('shows the loading text', async () => {
  await renderProviders(toastDuration.routed);
  expect(screen.getByText('LOADING')).toBeDefined();
});
