import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { NOW, pass, stopFrames, wait } from '../../testing/time.ts';
import { answerOf, dropinfo, open, openWith, pushMoved, row, uids } from './testing/sample-dropinfo.ts';

beforeEach(() => stopFrames());

const time = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const step = (side: string, minutes: number, odds: number) => ({ node: { side, at: time(minutes), odds } });
const steps = [step('DROPPED', -30, 1.98), step('DROPPED', -10, 1.72), step('OPPOSITE', -10, 2.1)];
const history = (edges: object[], more: object = {}) => ({
  ...{ openedAt: time(-600), minDrop: 0.05, pageInfo: { hasNextPage: false }, edges },
  ...more,
});
type Page = Awaited<ReturnType<typeof openWith>>;
const button = (number: number) => within(row(number)).getByRole('button', { name: /^Historia kursu/ });
const answer = async (page: Page, shown: object | null, number = 1) => {
  page.graph.latest().answer({ data: { dropinfo: { ...dropinfo(number, 37), history: shown } } });
  await wait();
};
const press = async (element: HTMLElement) => {
  await act(async () => fireEvent.click(element));
  await vi.dynamicImportSettled();
  await wait();
};
async function openHistory(shown: object | null = history(steps)) {
  const page = await openWith([dropinfo(1, 37), dropinfo(2, 50)]);
  await press(button(1));
  await answer(page, shown);
  return page;
}
const cells = () =>
  within(screen.getByRole('table', { name: 'Historia kursu' }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent?.replace('\u00a0', ' ')));

it('opens under its row with a query of its own, and closes', async () => {
  const page = await openHistory();
  expect(page.graph.latest().variables).toEqual({ uid: 'uid-1' });
  expect(button(1).getAttribute('aria-expanded')).toBe('true');
  expect(button(2).getAttribute('aria-expanded')).toBe('false');
  const section = screen.getByRole('region', { name: 'Historia kursu' });
  expect(section.closest('[role=cell]')?.parentElement?.getAttribute('role')).toBe('row');
  expect(section.closest('tr')?.previousElementSibling).toBe(row(1));
  expect(within(section).getByText('2.02 → 1.72 (−14,9 %)')).toBeDefined();
  expect(within(section).getByText('1.92 (−5,0 %)')).toBeDefined();
  expect(within(section).getByText('od razu przy sygnale', { exact: false })).toBeDefined();
  expect(cells()).toEqual([
    ['1.72', '−14,9 %', '2.10'],
    ['1.98', '−2,0 %', '1.84'],
    ['2.02', '0,0 %', '1.84'],
  ]);
  await press(button(1));
  expect(screen.queryByRole('region', { name: 'Historia kursu' })).toBeNull();
});

it('keeps its row in place after the kick-off, until it is closed', async () => {
  await openWith([dropinfo(1, 1), dropinfo(2, 37)]);
  await press(button(1));
  await pass(61_000);
  expect(uids()).toEqual(['uid-1', 'uid-2']);
  await press(button(1));
  expect(uids()).toEqual(['uid-2']);
});

it('stays open when its row moves to another group', async () => {
  const page = await openWith([dropinfo(1, 37), dropinfo(2, 50)], '/dropinfo?group=match');
  await press(button(1));
  await answer(page, history(steps));
  await pushMoved(page, dropinfo(1, 60));
  await wait();
  expect(button(1).getAttribute('aria-expanded')).toBe('true');
});

it('is closed when its row has left the list and returns', async () => {
  const page = await openHistory();
  for (const rows of [[dropinfo(2, 50)], [dropinfo(1, 37), dropinfo(2, 50)]]) {
    act(() => page.graph.resync('reconnect'));
    await wait();
    page.graph.latest().answer(answerOf(rows));
    await wait();
  }
  expect(button(1).getAttribute('aria-expanded')).toBe('false');
});

it('appends odds from the subscription, and updates the row, without a refetch', async () => {
  const page = await openHistory();
  const query = page.graph.latest();
  const now = dropinfo(1, 37, {
    drop: 0.2079,
    movedAt: time(0),
    dropped: { label: 'Powyżej 2.5', openingOdds: 2.02, odds: 1.6 },
  });
  const payload = { dropinfosAdded: { cursor: 'log-2', gap: false, dropinfos: [], moved: [now] } };
  const stream = page.graph.stream('useLiveDropinfosSubscription');
  for (const _ of ['once', 'again']) {
    await act(async () => stream.push(payload));
    await wait();
  }
  expect(cells().map(([odds]) => odds)).toEqual(['1.60', '1.72', '1.98', '2.02']);
  expect(within(row(1)).getByText('20,79 %')).toBeDefined();
  expect(screen.getByText(/po 10 minutach od sygnału/)).toBeDefined();
  expect(page.graph.latest()).toBe(query);
});

it('skips odds from the subscription that the loaded history already has', async () => {
  const page = await openHistory();
  const earlier = dropinfo(1, 37, {
    movedAt: time(-30),
    dropped: { label: 'Powyżej 2.5', openingOdds: 2.02, odds: 1.98 },
  });
  const payload = { dropinfosAdded: { cursor: 'log-2', gap: false, dropinfos: [], moved: [earlier] } };
  await act(async () => page.graph.stream('useLiveDropinfosSubscription').push(payload));
  await wait();
  expect(cells().map(([odds]) => odds)).toEqual(['1.72', '1.98', '2.02']);
});

it('shows odds that moved at the time of the opening', async () => {
  await openHistory(history([step('DROPPED', -600, 1.98)]));
  expect(cells().map(([odds]) => odds)).toEqual(['1.98', '2.02']);
});

it('is replayed automatically and by slider', async () => {
  await openHistory();
  const slider = screen.getByRole('slider', { name: 'Moment w historii kursu' });
  const odds = () => slider.getAttribute('aria-valuetext')?.split(': ')[1];
  expect(odds()).toBe('1.72 / 2.10');
  await press(screen.getByRole('button', { name: 'Odtwórz' }));
  expect(odds()).toBe('2.02 / 1.84');
  await wait(700);
  expect(odds()).toBe('1.98 / 1.84');
  await press(screen.getByRole('button', { name: 'Zatrzymaj' }));
  await wait(5_000);
  expect(odds()).toBe('1.98 / 1.84');
  await press(screen.getByRole('button', { name: 'Odtwórz' }));
  await wait(700);
  expect(odds()).toBe('1.72 / 2.10');
  expect(screen.getByRole('button', { name: 'Odtwórz' })).toBeDefined();
  fireEvent.change(slider, { target: { value: '0' } });
  expect(odds()).toBe('2.02 / 1.84');
});

it('reports an imported opening, omitted steps, and a missing history', async () => {
  const page = await openHistory(
    history([steps[1] ?? {}], { openedAt: null, minDrop: null, pageInfo: { hasNextPage: true } }),
  );
  expect(screen.getByText(/Kurs z importu/)).toBeDefined();
  expect(screen.getByText('Pokazano tylko 1 pierwszą zmianę.')).toBeDefined();
  expect(screen.queryByText('Próg sygnału')).toBeNull();
  await pushMoved(page, dropinfo(1, 37, { dropped: { label: 'Powyżej 2.5', openingOdds: 2.02, odds: 1.6 } }));
  await wait();
  expect(cells().map(([odds]) => odds)).not.toContain('1.60');
  await press(button(2));
  await answer(page, null, 2);
  expect(screen.getByText('Brak historii tego kursu')).toBeDefined();
});

it('is not offered when the upstream has none', async () => {
  await openWith([dropinfo(1, 37, { hasHistory: false })]);
  expect(within(row(1)).queryByRole('button', { name: /^Historia kursu/ })).toBeNull();
});

it.each([
  ['it', ['dropinfo', 'history'], { ...dropinfo(1, 37), history: null }],
  ['its signal', ['dropinfo'], null],
])('shows an error with a retry when %s could not be loaded', async (_, path, failed) => {
  const page = await openWith([dropinfo(1, 37)]);
  await press(button(1));
  page.graph.latest().answer({
    data: { dropinfo: failed },
    errors: [{ message: '', path, extensions: { code: 'FORBIDDEN' } }],
  });
  await wait();
  expect(screen.getByText('Nie udało się wczytać historii kursu')).toBeDefined();
  await press(screen.getByRole('button', { name: /Spróbuj|Ponów/ }));
  await answer(page, history(steps));
  expect(cells()).toHaveLength(3);
});

it('is requested again when it is opened again after an error', async () => {
  const page = await openWith([dropinfo(1, 37)]);
  await press(button(1));
  page.graph.latest().fail(new GraphError('NETWORK', ''));
  await wait();
  expect(screen.getByText('Nie udało się wczytać historii kursu')).toBeDefined();
  await press(button(1));
  await press(button(1));
  await answer(page, history(steps));
  expect(cells()).toHaveLength(3);
});

it('shows odds after tax in row and history, with the same changes', async () => {
  const storage = createSharedStorage({ tax: 'on 12' }).openTab();
  const page = await open('/dropinfo', { storage });
  page.graph.latest().answer(answerOf([dropinfo(1, 37)]));
  await wait();
  expect(within(row(1)).getByText('netto · Powyżej 2.5').parentElement?.textContent).toContain('1.51');
  await press(button(1));
  await vi.dynamicImportSettled();
  await wait();
  await answer(page, history(steps));
  expect(cells()[0]).toEqual(['1.51', '−14,9 %', '1.85']);
  expect(screen.getByRole('heading', { name: 'Historia kursu po podatku' })).toBeDefined();
});
