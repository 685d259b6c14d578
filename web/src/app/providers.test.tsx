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

async function draw(duration: number) {
  const services = createServices(window, () => undefined);
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
  // The toasts' code is fetched in the first pause.
  await pass(1000);
  await act(() => vi.dynamicImportSettled());
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it.each([
  ['within the routed app', toastDuration.routed, 3000],
  ['elsewhere', toastDuration.default, 5000],
])('keeps a toast for its time %s', async (place, duration, milliseconds) => {
  await draw(duration);
  act(() => showToast({ kind: 'error', text: `No access ${place}` }));
  await pass(milliseconds - 1);
  expect(screen.getByRole('alert').textContent).toBe(`No access ${place}`);
  await pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the same words anew when they come again, and once when they come together', async () => {
  await draw(toastDuration.routed);
  const tell = () => act(() => showToast({ kind: 'error', text: 'Not saved' }));
  tell();
  tell();
  await pass(2900);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  tell();
  await pass(2900);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names the button that closes a toast, in the language in use', async () => {
  await draw(toastDuration.routed);
  act(() => showToast({ kind: 'success', text: 'Signed in' }));
  await pass(0);
  expect(screen.getByRole('button', { name: 'Close the notification' })).toBeDefined();
});

it('shows the loading word', async () => {
  await draw(toastDuration.routed);
  expect(screen.getByText('LOADING')).toBeDefined();
});
