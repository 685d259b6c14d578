import { act, fireEvent, screen } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { createPageClock } from '../live/clock.ts';
import { createDegradedAnswers } from './degraded-answers.ts';
import { DegradedNotice } from './degraded-notice.tsx';

const stale = (...ages: number[]) => ({
  data: {},
  extensions: { degraded: ages.map((ageSeconds) => ({ call: 'plan.list', ageSeconds })) },
});
const current = { data: {} };

interface Body {
  readonly data: object;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

beforeEach(() => void vi.useFakeTimers());

async function show(
  body: Body,
  { intl = polish, isQuiet = false }: { intl?: IntlShape; isQuiet?: boolean } = {},
) {
  const clock = createPageClock();
  const answers = createDegradedAnswers(clock);
  answers.record('plansQuery', body.extensions ?? {});
  const onRefresh = vi.fn();
  renderPart(<DegradedNotice operation="plansQuery" onRefresh={onRefresh} isQuiet={isQuiet} />, {
    intl,
    clock,
    degraded: answers,
  });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  const respond = (operation: string, { extensions = {} }: Body) =>
    act(async () => answers.record(operation, extensions));
  return { respond, onRefresh };
}

const notice = () => screen.queryByRole('status')?.textContent ?? null;

it.each([
  ['in Polish', polish, 42, 'Dane sprzed chwili.'],
  ['after a minute', polish, 60, 'Dane sprzed 1 minuty.'],
  ['in English', english, 42, 'Data from a moment ago.'],
  ['after a minute in English', english, 119, 'Data from 1 minute ago.'],
  ['after five', english, 300, 'Data from 5 minutes ago.'],
])('shows the age of the data %s', async (_, intl, age, text) => {
  await show(stale(age), { intl });
  expect(notice()).toContain(text);
});

it('shows the age of the oldest data, and updates it', async () => {
  await show(stale(30, 130, 60));
  expect(notice()).toContain('Dane sprzed 2 minut.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(notice()).toContain('Dane sprzed 3 minut.');
});

it.each([
  ['current data', current],
  ['an invalid age', { data: {}, extensions: { degraded: [{ call: 'x', ageSeconds: 'old' }] } }],
  ['invalid extensions', { data: {}, extensions: { degraded: 'nonsense' } }],
])('shows nothing for %s', async (_, body) => {
  await show(body);
  expect(notice()).toBeNull();
});

it('disappears when its own operation has current data', async () => {
  const { respond } = await show(stale(42));
  await respond('otherQuery', current);
  expect(notice()).not.toBeNull();
  await respond('plansQuery', current);
  expect(notice()).toBeNull();
});

it('refreshes by its button only', async () => {
  const { onRefresh } = await show(stale(42));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onRefresh).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' })));
  expect(onRefresh).toHaveBeenCalledOnce();
});

it('polls while the page is visible when isQuiet is set', async () => {
  const { onRefresh } = await show(stale(42), { isQuiet: true });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(onRefresh).toHaveBeenCalledOnce();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(onRefresh).toHaveBeenCalledOnce();
  hidden.mockRestore();
});
