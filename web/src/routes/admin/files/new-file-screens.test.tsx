import { fireEvent, screen } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, expect, it } from 'vitest';
import { press, respond } from '../../../testing/actions.ts';
import { asksOnClosing } from '../../../testing/asks-on-closing.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { stopClock, wait } from '../../../testing/time.ts';
import { adminPages } from '../admin-routes.tsx';

beforeEach(() => {
  stopClock(Date.parse('2026-03-14T12:00:00'));
});

const open = async (route: typeof adminPages.newXlsxFile) => {
  const { graph, address } = await renderScreen(route);
  return { graph, path: address };
};

const submit = async () => {
  await press('Utwórz plik');
};
const type = (name: string, text: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

it('creates a payments file, by default for the last month', async () => {
  const { graph, path } = await open(adminPages.newPaymentsFile);
  fireEvent.click(screen.getByRole('radio', { name: 'CSV' }));
  await submit();
  expect(graph.latest()).toMatchObject({
    variables: { input: { from: '2026-02-01', until: '2026-02-28', format: 'CSV' } },
    metadata: { requestTimeoutMs: 65_000 },
  });
  await respond(graph, { data: { createPaymentsFile: { file: { name: 'x.csv' }, errors: [] } } });
  expect(path()).toBe('/admin/files');
  expect(screen.getByText('Plik jest gotowy do pobrania')).toBeDefined();
});

it('creates a workbook of the selected content', async () => {
  const { graph } = await open(adminPages.newXlsxFile);
  fireEvent.click(screen.getByRole('radio', { name: 'Subskrypcje' }));
  type('Od dnia', '05.02.2026');
  await submit();
  expect(graph.latest().variables).toEqual({
    input: { from: '2026-02-05', until: '2026-02-28', content: 'SUBSCRIPTIONS' },
  });
});

it('rejects missing and reversed days', async () => {
  const { graph } = await open(adminPages.newPaymentsFile);
  type('Od dnia', '01.03.2026');
  await submit();
  expect(screen.getByText('Ten dzień jest wcześniejszy niż początek')).toBeDefined();
  type('Od dnia', '');
  await submit();
  expect(screen.getByText('Podaj dzień')).toBeDefined();
  expect(graph.requests).toEqual([]);
});

it('rejects an invalid day instead of sending the previous one', async () => {
  const { graph } = await open(adminPages.newXlsxFile);
  type('Do dnia włącznie', '31.02.2026');
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Do dnia włącznie' }));
  expect(graph.requests).toEqual([]);
});

it('shows server errors at their fields', async () => {
  const { graph, path } = await open(adminPages.newPaymentsFile);
  await submit();
  const errors = [{ field: ['until'], code: 'TOO_MANY' }];
  await respond(graph, { data: { createPaymentsFile: { file: null, errors } } });
  expect(screen.getByText('To za dużo wierszy na jeden plik XLSX, skróć zakres')).toBeDefined();
  expect(path()).toBe('/admin/files/newPaymentFile');
});

it('reports that there are too many files', async () => {
  const { graph } = await open(adminPages.newPaymentsFile);
  await submit();
  const errors = [{ field: null, code: 'TOO_MANY' }];
  await respond(graph, { data: { createPaymentsFile: { file: null, errors } } });
  expect(screen.getByRole('alert').textContent).toBe(
    'Można przechowywać najwyżej 200 plików. Usuń najpierw stare.',
  );
});

it('keeps the form when the network fails', async () => {
  const { graph, path } = await open(adminPages.newXlsxFile);
  await submit();
  graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
  await wait();
  expect(path()).toBe('/admin/files/newXslxFile');
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

it.each([
  ['of payments', adminPages.newPaymentsFile, 'CSV'],
  ['of what is chosen', adminPages.newXlsxFile, 'Subskrypcje'],
])('warns before discarding a changed selection for a file %s', async (_, route, choice) => {
  await open(route);
  expect(asksOnClosing()).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: choice }));
  expect(asksOnClosing()).toBe(true);
});

it('warns about unsaved changes until the file is created', async () => {
  const { graph } = await open(adminPages.newPaymentsFile);
  type('Od dnia', '05.02.2026');
  expect(asksOnClosing()).toBe(true);
  await submit();
  await respond(graph, { data: { createPaymentsFile: { file: { name: 'x.csv' }, errors: [] } } });
  expect(asksOnClosing()).toBe(false);
});
