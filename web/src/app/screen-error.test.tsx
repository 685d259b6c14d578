import { screen } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { expect, it } from 'vitest';
import { errorMessage } from '../shared/relay/app-error.ts';
import { renderPages } from '../testing/render-screen.tsx';
import { english, polish } from '../testing/texts.ts';
import { ScreenError } from './router.tsx';

/** Opens a page whose screen failed, and gives what it says. */
async function errorPage(intl: IntlShape, thrown: Error): Promise<string | null> {
  const fail = () => Promise.reject(thrown);
  renderPages(
    [{ path: '/', loader: fail, element: null, errorElement: <ScreenError />, HydrateFallback: () => null }],
    { intl },
  );
  return (await screen.findByRole('alert')).textContent;
}

const broken = new GraphError('INTERNAL', 'Something went wrong.', '5f0c-1');

it('an error of ours shows the number that support finds it by', async () => {
  expect(await errorPage(polish, broken)).toContain('Numer dla pomocy: 5f0c-1');
});

it('in English too', async () => {
  expect(await errorPage(english, broken)).toContain('Reference for support: 5f0c-1');
});

it('an error without a number shows none', async () => {
  expect(await errorPage(polish, new GraphError('UPSTREAM_ERROR', 'x'))).not.toContain('Numer');
});

it('a toast tells the number on a line of its own, where there is one', () => {
  expect(errorMessage(english, broken)).toEqual([
    english.formatMessage({ id: 'shared.error' }, { code: 'INTERNAL' }),
    'Reference for support: 5f0c-1',
  ]);
  expect(errorMessage(english, new Error('x'))).toHaveLength(1);
});
