import { act, fireEvent, screen } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { createPageClock } from '../live/clock.ts';
import { createDegradedAnswers } from './degraded-answers.ts';
import { DegradedNotice } from './degraded-notice.tsx';

const old = (...ages: number[]) => ({
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
  answers.heard('plansQuery', body.extensions ?? {});
  const onRefresh = vi.fn();
  renderPart(<DegradedNotice operation="plansQuery" onRefresh={onRefresh} isQuiet={isQuiet} />, {
    intl,
    clock,
    degraded: answers,
  });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  const hear = (operation: string, { extensions = {} }: Body) =>
    act(async () => answers.heard(operation, extensions));
  return { hear, onRefresh };
}
const words = () => screen.queryByRole('status')?.textContent ?? null;

it.each([
  ['in Polish', polish, 42, 'Dane sprzed chwili.'],
  ['after a minute', polish, 60, 'Dane sprzed 1 minuty.'],
  ['in English', english, 42, 'Data from a moment ago.'],
  ['after a minute in English', english, 119, 'Data from 1 minute ago.'],
  ['after five', english, 300, 'Data from 5 minutes ago.'],
])('says how old the data are, %s', async (_name, intl, age, said) => {
  await show(old(age), { intl });
  expect(words()).toContain(said);
});

it('takes the oldest, and grows older', async () => {
  await show(old(30, 130, 60));
  expect(words()).toContain('Dane sprzed 2 minut.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(words()).toContain('Dane sprzed 3 minut.');
});

it.each([
  ['current data', current],
  ['an age that is none', { data: {}, extensions: { degraded: [{ call: 'x', ageSeconds: 'old' }] } }],
  ['something odd', { data: {}, extensions: { degraded: 'nonsense' } }],
])('says nothing of %s', async (_name, body) => {
  await show(body);
  expect(words()).toBeNull();
});

it('goes when that operation, and not another one, has current data again', async () => {
  const { hear } = await show(old(42));
  await hear('otherQuery', current);
  expect(words()).not.toBeNull();
  await hear('plansQuery', current);
  expect(words()).toBeNull();
});

it('asks anew by its button, and by itself only where it may', async () => {
  const { onRefresh } = await show(old(42));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onRefresh).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' })));
  expect(onRefresh).toHaveBeenCalledOnce();
});

it('asks by itself while the page is looked at', async () => {
  const { onRefresh } = await show(old(42), { isQuiet: true });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(onRefresh).toHaveBeenCalledOnce();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(onRefresh).toHaveBeenCalledOnce();
  hidden.mockRestore();
});
