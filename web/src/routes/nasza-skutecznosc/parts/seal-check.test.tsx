import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-screen.tsx';
import type { SealProblemCode, SealReport, SealWorkerReply } from '../lib/seal-report.ts';
import { SealCheck } from './seal-footer.tsx';

const figures = { tips: 3, stake: 4.5, units: 1.65, yield: 36.67 };
const tip = { tipNumber: 7, sequence: 9, sealedAt: '2026-03-14T12:00:00.000Z', reason: null };
const none = { edited: [], voided: [], removed: [], resettled: [], late: [], recorded: [] };
const noCounts = { edited: 0, voided: 0, removed: 0, resettled: 0, late: 0, recorded: 0 };
const good: SealReport = {
  ...none,
  isOk: true,
  problem: null,
  seals: 400,
  tips: 5,
  closed: 2,
  head: { sequence: 400, hash: 'ab'.repeat(32) },
  figures: 'equal',
  counted: figures,
  withRemoved: figures,
  published: figures,
  counts: noCounts,
};

/** Replaces the worker of verify.mjs: replies to each page with the next of `answers`. */
class FakeWorker {
  static answers: SealWorkerReply[] = [];
  static running = 0;
  onmessage: ((event: { data: SealWorkerReply }) => void) | null = null;
  constructor() {
    FakeWorker.running += 1;
  }
  postMessage(message: { page?: unknown }) {
    const started: SealWorkerReply = { progress: { done: 0, total: 0, report: null }, after: null };
    const data = message.page ? (FakeWorker.answers.shift() ?? { error: 'none left' }) : started;
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate() {
    FakeWorker.running -= 1;
  }
}
beforeEach(() => {
  FakeWorker.running = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

const page = {
  seals: { totalCount: 400, pageInfo: { hasNextPage: true, endCursor: 'x' }, edges: [] },
  sealHead: null,
  effectiveness: null,
};
const read = (done: number, report: SealReport | null = null): SealWorkerReply => ({
  progress: { done, total: 400, report },
  after: `after-${done}`,
});

function open(answers: SealWorkerReply[]) {
  FakeWorker.answers = answers;
  const shown = renderPart(<SealCheck />);
  const { graph } = shown;
  const settle = (change: () => void) => act(async () => change());
  return {
    ...shown,
    start: () => userEvent.click(screen.getByRole('button', { name: 'Sprawdź łańcuch i wynik' })),
    variables: () => graph.latest().variables,
    answer: () => settle(() => graph.latest().answer({ data: page })),
    fail: () => settle(() => graph.latest().fail(new Error('offline'))),
  };
}

it('fetches page after page, and shows progress and result', async () => {
  const check = open([read(300), read(400, good)]);
  await check.start();
  expect(check.variables()).toEqual({ first: 300, after: null });
  await check.answer();
  expect(await screen.findByText('Sprawdzono 300 z 400 pieczęci')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('300');
  expect(check.variables()).toEqual({ first: 300, after: 'after-300' });
  await check.answer();
  expect(await screen.findByText('Wszystko się zgadza: 400 pieczęci, 5 typów.')).toBeTruthy();
  expect(screen.getByText(/Yield policzony z łańcucha, 36,67/)).toBeTruthy();
  expect(screen.getByText(/Treść 2 typów jest jeszcze niejawna: ich mecze się nie zaczęły\./)).toBeTruthy();
  expect(FakeWorker.running).toBe(0);
});

it('stops on a network failure and resumes from there', async () => {
  const check = open([read(300), read(400, good)]);
  await check.start();
  await check.answer();
  await check.fail();
  expect(await screen.findByText(/Sprawdzanie zatrzymało się/)).toBeTruthy();
  expect(screen.getByText('Sprawdzono 300 z 400 pieczęci')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Wznów' }));
  expect(document.activeElement).toBe(screen.getByRole('progressbar').parentElement);
  expect(check.variables()).toEqual({ first: 300, after: 'after-300' });
  await check.answer();
  expect(await screen.findByText(/Wszystko się zgadza/)).toBeTruthy();
});

it.each(['cancelled', 'left'])('terminates its worker when it is %s', async (how) => {
  const check = open([read(300)]);
  await check.start();
  expect(FakeWorker.running).toBe(1);
  if (how === 'left') check.unmount();
  else {
    await userEvent.click(screen.getByRole('button', { name: 'Przerwij' }));
    expect(screen.getByRole('button', { name: 'Sprawdź łańcuch i wynik' })).toBeTruthy();
  }
  expect(FakeWorker.running).toBe(0);
});

it('lists changed tips, and the yield including removed ones', async () => {
  const check = open([
    read(400, {
      ...good,
      counts: { ...noCounts, edited: 1, voided: 1, removed: 1 },
      edited: [{ ...tip, afterKickOff: true }],
      voided: [{ ...tip, reason: 'Deszcz' }],
      removed: [tip],
      withRemoved: { tips: 4, stake: 6.5, units: -0.35, yield: -5.38 },
    }),
  ]);
  await check.start();
  await check.answer();
  expect(await screen.findByText('1 typ usunięty')).toBeTruthy();
  expect(screen.getByText(/Razem z usuniętymi typami yield wynosi −5,38/)).toBeTruthy();
  expect(screen.getByText('po rozpoczęciu meczu')).toBeTruthy();
  expect(screen.getByText(/Deszcz/)).toBeTruthy();
});

it.each<[SealProblemCode, RegExp]>([
  ['CONTENT_CHANGED', /treść typu nr 7 jest inna, niż zapieczętowano/],
  ['SEAL_REMOVED', /przed pieczęcią nr 9 brakuje/],
  ['FIGURES_DIFFER', /opublikowany wynik się z nim nie zgadza/],
])('explains %s', async (code, text) => {
  const problem = { code, sequence: 9, tipNumber: 7 };
  const check = open([read(9, { ...good, isOk: false, problem, figures: 'different' })]);
  await check.start();
  await check.answer();
  expect(await screen.findByText(text)).toBeTruthy();
});

it('reports that the browser cannot check', async () => {
  const check = open([{ error: 'crypto.subtle is undefined' }]);
  await check.start();
  await check.answer();
  expect(await screen.findByText(/Ta przeglądarka nie może tego sprawdzić/)).toBeTruthy();
});
