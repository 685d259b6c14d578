import { screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { press, respond } from '../../../testing/actions.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { pass, stopClock, wait } from '../../../testing/time.ts';
import { adminPages } from '../admin-routes.tsx';

beforeEach(() => {
  stopClock();
});
const file = (name: string, signature = 'first') => ({
  name,
  size: 5_120,
  createdAt: '2026-03-14T12:00:00.000Z',
  url: `/media/files/${name}?expires=1&signature=${signature}`,
});
const response = (...files: object[]) => ({
  data: { admin: { files: { edges: files.map((node) => ({ node })) } } },
});

const openWith = (...files: object[]) => renderScreen(adminPages.files, { answer: response(...files) });

describe('the files', () => {
  it('are listed with sizes, times and download links', async () => {
    await openWith(file('payments-1.xlsx'), file('tips-2.xlsx'));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(['5 kB', '5 kB']);
    const created = expect.stringMatching(/^\d\d\.03\.2026 \d\d:\d\d$/);
    expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual([created, created]);
    const link = screen.getByRole('link', { name: 'Pobierz plik payments-1.xlsx' });
    expect(link.getAttribute('href')).toBe(file('payments-1.xlsx').url);
    expect(link.getAttribute('download')).toBe('payments-1.xlsx');
  });

  it('get new URLs while the page is open', async () => {
    const { graph } = await openWith(file('payments-1.xlsx'));
    await wait(5 * 60_000);
    expect(graph.requests).toHaveLength(2);
    await respond(graph, response(file('payments-1.xlsx', 'second')));
    expect(screen.getByRole('link', { name: /^Pobierz/ }).getAttribute('href')).toContain('signature=second');
  });

  it('get new URLs at once after the device has slept', async () => {
    const { graph } = await openWith(file('payments-1.xlsx'));
    await pass(10 * 60_000);
    expect(graph.requests).toHaveLength(2);
  });

  it('show an empty state', async () => {
    await openWith();
    expect(screen.getByRole('heading', { name: 'Nie ma jeszcze żadnego pliku' })).toBeDefined();
  });
});

describe('deleting a file', () => {
  async function ask() {
    const page = await openWith(file('payments-1.xlsx'));
    await press('Usuń plik payments-1.xlsx');
    return page;
  }

  it('requires confirmation and can be cancelled', async () => {
    const { graph } = await ask();
    expect(screen.getByRole('dialog').textContent).toContain('payments-1.xlsx zniknie na zawsze');
    await press('Wróć');
    await wait(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(graph.requests).toHaveLength(1);
  });

  it('removes it from the list and confirms', async () => {
    const { graph } = await ask();
    await press('Usuń');
    expect(graph.latest().variables).toEqual({ input: { name: 'payments-1.xlsx' } });
    await respond(graph, { data: { deleteFile: { name: 'payments-1.xlsx', errors: [] } } });
    graph.latest().answer(response());
    await wait(1_000);
    expect(screen.getByText('Usunięto plik payments-1.xlsx')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Nie ma jeszcze żadnego pliku' })).toBeDefined();
  });

  it('moves the focus from its removed button to the list', async () => {
    const { graph } = await openWith(file('payments-1.xlsx'), file('tips-2.xlsx'));
    screen.getByRole('button', { name: 'Usuń plik payments-1.xlsx' }).focus();
    await press('Usuń plik payments-1.xlsx');
    await press('Usuń');
    await respond(graph, { data: { deleteFile: { name: 'payments-1.xlsx', errors: [] } } }, 1_000);
    await respond(graph, response(file('tips-2.xlsx')));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pliki do pobrania' }));
  });

  it('reports a file that no longer exists', async () => {
    const { graph } = await ask();
    await press('Usuń');
    const errors = [{ field: ['name'], code: 'NOT_FOUND' }];
    await respond(graph, { data: { deleteFile: { name: null, errors } } });
    expect(screen.getByText('Tego pliku już nie ma')).toBeDefined();
    expect(graph.latest().name).toBe('filesScreenQuery');
  });

  it('shows an error and keeps the file when the request fails', async () => {
    const { graph } = await ask();
    await press('Usuń');
    graph.latest().fail(new GraphError('UPSTREAM_ERROR', ''));
    await wait(1_000);
    expect(screen.getByText('payments-1.xlsx')).toBeDefined();
    expect(graph.latest().name).toBe('filesScreenDeleteMutation');
  });
});
