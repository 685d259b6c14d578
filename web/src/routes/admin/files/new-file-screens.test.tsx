import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import type { ComponentType } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../../shared/ui/toasts.tsx';
import { asksOnClosing } from '../../../testing/asks-on-closing.ts';
import { createScriptedGraph } from '../../../testing/scripted-graph.ts';
import { polish } from '../../../testing/texts.ts';
import { NewPaymentsFileScreen } from './new-payment-file/new-payments-file-screen.tsx';
import { NewXlsxFileScreen } from './new-xslx-file/new-xlsx-file-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-03-14T12:00:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
const wait = () => act(() => vi.advanceTimersByTimeAsync(0));

async function open(Screen: ComponentType) {
  const graph = createScriptedGraph();
  const router = createMemoryRouter(
    [
      { path: '/new', Component: Screen },
      { path: '*', element: null },
    ],
    { initialEntries: ['/new'] },
  );
  render(
    <RawIntlProvider value={polish}>
      <MantineProvider env="test">
        <Toasts duration={3000} />
        <RelayEnvironmentProvider environment={graph.environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </MantineProvider>
    </RawIntlProvider>,
  );
  await wait();
  return { graph, path: () => router.state.location.pathname };
}

const submit = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Utwórz plik' }));
  await wait();
};
const type = (name: string, text: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

it('has a file of payments made, of the last month unless other days are chosen', async () => {
  const { graph, path } = await open(NewPaymentsFileScreen);
  fireEvent.click(screen.getByRole('radio', { name: 'CSV' }));
  await submit();
  expect(graph.latest().variables).toEqual({
    input: { from: '2026-02-01', until: '2026-02-28', format: 'CSV' },
  });
  graph.latest().answer({ data: { createPaymentsFile: { file: { name: 'x.csv' }, errors: [] } } });
  await wait();
  expect(path()).toBe('/admin/files');
  expect(screen.getByText('Plik jest gotowy do pobrania')).toBeDefined();
});

it('has a workbook made of what is chosen', async () => {
  const { graph } = await open(NewXlsxFileScreen);
  fireEvent.click(screen.getByRole('radio', { name: 'Subskrypcje' }));
  type('Od dnia', '05.02.2026');
  await submit();
  expect(graph.latest().variables).toEqual({
    input: { from: '2026-02-05', until: '2026-02-28', content: 'SUBSCRIPTIONS' },
  });
});

it('sends no days that are missing or the wrong way round', async () => {
  const { graph } = await open(NewPaymentsFileScreen);
  type('Od dnia', '01.03.2026');
  await submit();
  expect(screen.getByText('Ten dzień jest przed pierwszym')).toBeDefined();
  type('Od dnia', '');
  await submit();
  expect(screen.getByText('Podaj dzień')).toBeDefined();
  expect(graph.asked).toEqual([]);
});

it('sends no older day in place of one that cannot be read', async () => {
  const { graph } = await open(NewXlsxFileScreen);
  type('Do dnia włącznie', '31.02.2026');
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Do dnia włącznie' }));
  expect(graph.asked).toEqual([]);
});

it('says by the day what the graph refuses', async () => {
  const { graph, path } = await open(NewPaymentsFileScreen);
  await submit();
  const errors = [{ field: ['until'], code: 'TOO_MANY' }];
  graph.latest().answer({ data: { createPaymentsFile: { file: null, errors } } });
  await wait();
  expect(screen.getByText('To za dużo wierszy na jeden plik XLSX, skróć zakres')).toBeDefined();
  expect(path()).toBe('/new');
});

it('stays when the server does not answer', async () => {
  const { graph, path } = await open(NewXlsxFileScreen);
  await submit();
  graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
  await wait();
  expect(path()).toBe('/new');
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

it.each([
  ['of payments', NewPaymentsFileScreen, 'CSV'],
  ['of what is chosen', NewXlsxFileScreen, 'Subskrypcje'],
])('warns before another choice for a file %s is lost', async (_, Screen, choice) => {
  await open(Screen);
  expect(asksOnClosing()).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: choice }));
  expect(asksOnClosing()).toBe(true);
});

it('warns before other days are lost, and not once the file is made', async () => {
  const { graph } = await open(NewPaymentsFileScreen);
  type('Od dnia', '05.02.2026');
  expect(asksOnClosing()).toBe(true);
  await submit();
  graph.latest().answer({ data: { createPaymentsFile: { file: { name: 'x.csv' }, errors: [] } } });
  await wait();
  expect(asksOnClosing()).toBe(false);
});
