import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stopFrames, wait } from '../../testing/time.ts';
import { dropinfo, openWith } from './testing/sample-dropinfo.ts';

beforeEach(() => stopFrames());

const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Polls, since code loads in real time. */
const eventually = (look: () => unknown) =>
  expect.poll(
    async () => {
      await wait();
      return look();
    },
    { timeout: 30_000 },
  );

it('loads its code again on a retry after it failed to load without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.doMock('./parts/dropinfo-history.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { graph } = await openWith([dropinfo(1, 37)]);
  await press(/^Historia kursu/);
  // The data is requested without waiting for the code.
  expect(graph.latest().variables).toEqual({ uid: 'uid-1' });
  const failed = { name: 'Nie udało się wczytać historii kursu' };
  await eventually(() => screen.queryByRole('heading', failed)).not.toBeNull();
  expect(screen.getByText('Brak połączenia z internetem')).toBeDefined();

  vi.restoreAllMocks();
  vi.doUnmock('./parts/dropinfo-history.tsx');
  await press(/^Spróbuj ponownie/);
  graph.latest().answer({ data: { dropinfo: { ...dropinfo(1, 37), history: null } } });
  await eventually(() => screen.queryByText('Brak historii tego kursu')).not.toBeNull();
});
