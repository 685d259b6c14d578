import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { renderPages } from '../../testing/render-screen.tsx';
import { polish } from '../../testing/texts.ts';
import { HeadCell } from './head-cell.tsx';
import { Pager } from './paging.tsx';
import { SearchField } from './search-field.tsx';
import { type ListDefinition, useListParams } from './url-state.ts';

const list = {
  sorts: { id: 'ID', joined: 'JOINED_AT' },
  sort: 'id',
  direction: 'asc',
  filters: {},
  pageSize: 20,
} as const satisfies ListDefinition;

function List() {
  const [address, change] = useListParams(list);
  return (
    <>
      <SearchField label="Szukaj osoby" value={address.search} onSearch={(search) => change({ search })} />
      <table>
        <thead>
          <tr>
            <HeadCell sort="id" first="asc" sorting={{ address, onChange: change }}>
              ID
            </HeadCell>
            <HeadCell sort="joined" sorting={{ address, onChange: change }}>
              Dołączył
            </HeadCell>
          </tr>
        </thead>
      </table>
      <Pager
        label="Osoby"
        page={address.page}
        pageSize={20}
        total={100}
        onChange={(page) => change({ page })}
      />
    </>
  );
}

function open(address: string) {
  const { router } = renderPages([{ path: '/people', element: <List /> }], { address });
  return { router, user: userEvent.setup({ delay: null }), query: () => router.state.location.search };
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));
const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => screen.getByRole('button', { name });

it('sorts by a column, reverses on the next click, and goes to the first page', async () => {
  const { user, query } = open('/people?page=3&role=typer');
  expect(head('ID').getAttribute('aria-sort')).toBe('ascending');
  await user.click(press('Dołączył'));
  expect(query()).toBe('?role=typer&sort=joined&direction=desc');
  expect(head('Dołączył').getAttribute('aria-sort')).toBe('descending');
  expect(head('ID').hasAttribute('aria-sort')).toBe(false);
  await user.click(press('Dołączył'));
  expect(query()).toBe('?role=typer&sort=joined');
});

it('searches after a pause in typing, and immediately when cleared', async () => {
  vi.useFakeTimers();
  const { user, query } = open('/people?page=3');
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj osoby' }), 'ewa');
  expect(query()).toBe('?page=3');
  await pause();
  expect(query()).toBe('?search=ewa');
  await user.click(press('Wyczyść wyszukiwanie'));
  expect(query()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Szukaj osoby' }));
});

it('keeps text that is typed while a search is running', async () => {
  vi.useFakeTimers();
  const searches: string[] = [];
  const page = (value: string) => (
    <RawIntlProvider value={polish}>
      <MantineProvider env="test">
        <SearchField label="Szukaj osoby" value={value} onSearch={(text) => searches.push(text)} />
      </MantineProvider>
    </RawIntlProvider>
  );
  const { rerender } = render(page(''));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  const user = userEvent.setup({ delay: null });
  await user.type(box, 'ew');
  await pause();
  expect(searches).toEqual(['ew']);
  await user.type(box, 'a');
  rerender(page('ew'));
  expect(box.value).toBe('ewa');
  await pause();
  expect(searches).toEqual(['ew', 'ewa']);
  rerender(page('ewa'));
  expect(box.value).toBe('ewa');
  rerender(page('ew'));
  expect(box.value).toBe('ew');
});

it('adds pages to the history, and follows a changed address', async () => {
  const { user, query, router } = open('/people?search=ewa');
  await user.click(press('Następna strona'));
  expect(query()).toBe('?search=ewa&page=2');
  await act(() => router.navigate(-1));
  expect(query()).toBe('?search=ewa');
  await act(() => router.navigate('/people?search=jan'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jan');
});
