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

function Form({ scope }: { scope: 'page' | 'address' }) {
  const [text, setText] = useState('');
  useUnsaved(text !== '', scope);
  return <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />;
}

function open(scope: 'page' | 'address' = 'page', state: SessionState = signedIn()) {
  let current = state;
  const session = stillSession(state, { state: () => current });
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
    { path: '/form', element: <Form scope={scope} /> },
    { path: '/other', element: 'other' },
  ];
  const { router, address } = renderPages([{ element: frame, children }], { address: '/form', session });
  return {
    router,
    setSession: (next: SessionState) => {
      current = next;
    },
    go: (to: string) => userEvent.click(screen.getByRole('link', { name: to })),
    address,
  };
}

const type = () => write(screen.getByRole('textbox'), 'half');

it('confirms leaving an unsaved form, and stays or leaves', async () => {
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

it('does not confirm leaving an unchanged form', async () => {
  const { go, address } = open();
  await go('/other');
  expect(address()).toBe('/other');
});

it('does not confirm leaving after allowLeaving', async () => {
  const { router, address } = open();
  type();
  await act(async () => {
    allowLeaving();
    await router.navigate('/other');
  });
  expect(address()).toBe('/other');
});

it('does not confirm other parameters of the page', async () => {
  const page = open();
  type();
  await page.go('/form?page=2');
  expect(page.address()).toBe('/form?page=2');
});

it('confirms other parameters when the form depends on them', async () => {
  const page = open('address');
  type();
  await page.go('/form?filter=2');
  await screen.findByRole('dialog', { name: 'Niezapisane zmiany' });
  expect(page.address()).toBe('/form');
});

it.each([
  ['the session is lost', signedIn(), guest()],
  ['a guest has signed in', guest(), signedIn()],
])('does not confirm leaving when %s', async (_, before, after) => {
  const { setSession, go, address } = open('page', before);
  type();
  setSession(after);
  await go('/other');
  expect(address()).toBe('/other');
});

it('confirms for guests', async () => {
  const { go, address } = open('page', guest());
  type();
  await go('/other');
  await screen.findByRole('dialog', { name: 'Niezapisane zmiany' });
  expect(address()).toBe('/form');
});
