import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { renderPages } from '../../testing/render-screen.tsx';
import { guest, signedIn, stillSession } from '../../testing/session-states.ts';
import { write } from '../../testing/write.ts';
import type { SessionState } from '../session/session-state.ts';
import { allowLeaving, useUnsaved } from './unsaved.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

function Form({ reach }: { reach: 'page' | 'address' }) {
  const [text, setText] = useState('');
  useUnsaved(text !== '', reach);
  return <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />;
}

function open(reach: 'page' | 'address' = 'page', state: SessionState = signedIn()) {
  let now = state;
  const session = stillSession(state, { state: () => now });
  const frame = (
    <>
      <Outlet />
      {['/other', '/form?page=2', '/form?filter=2'].map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
      <UnsavedGuard />
    </>
  );
  const children = [
    { path: '/form', element: <Form reach={reach} /> },
    { path: '/other', element: 'other' },
  ];
  const { router, address } = renderPages([{ element: frame, children }], { address: '/form', session });
  return {
    router,
    become: (next: SessionState) => {
      now = next;
    },
    go: (to: string) => userEvent.click(screen.getByRole('link', { name: to })),
    address,
  };
}

const type = () => write(screen.getByRole('textbox'), 'half');

it('asks before something typed is lost, and keeps it or lets it go', async () => {
  const { go, address } = open();
  expect(asksOnClosing()).toBe(false);
  type();
  expect(asksOnClosing()).toBe(true);
  await go('/other');
  await screen.findByRole('dialog', { name: 'Niezapisane zmiany' });
  await userEvent.click(screen.getByRole('button', { name: 'Zostań' }));
  expect(address()).toBe('/form');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half');

  await go('/other');
  await userEvent.click(await screen.findByRole('button', { name: 'Wyjdź' }));
  await waitFor(() => expect(address()).toBe('/other'));
  expect(asksOnClosing()).toBe(false);
});

it('asks nobody who has typed nothing', async () => {
  const { go, address } = open();
  await go('/other');
  expect(address()).toBe('/other');
});

it('lets whoever has just saved leave', async () => {
  const { router, address } = open();
  type();
  await act(async () => {
    allowLeaving();
    await router.navigate('/other');
  });
  expect(address()).toBe('/other');
});

it('lets a form go on with other parameters of its page, unless they would take it away', async () => {
  const page = open();
  type();
  await page.go('/form?page=2');
  expect(page.address()).toBe('/form?page=2');
});

it('asks when another address of the page would take the form away', async () => {
  const page = open('address');
  type();
  await page.go('/form?filter=2');
  await screen.findByRole('dialog', { name: 'Niezapisane zmiany' });
  expect(page.address()).toBe('/form');
});

it.each([
  ['whose sign-in is lost', signedIn(), guest()],
  ['who has signed in, in another tab too', guest(), signedIn()],
])('keeps nobody %s', async (_, before, after) => {
  const { become, go, address } = open('page', before);
  type();
  become(after);
  await go('/other');
  expect(address()).toBe('/other');
});

it('asks a guest too', async () => {
  const { go, address } = open('page', guest());
  type();
  await go('/other');
  await screen.findByRole('dialog', { name: 'Niezapisane zmiany' });
  expect(address()).toBe('/form');
});
