import { TextInput } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPages } from '../../testing/render-screen.tsx';
import { guest, signedIn, stillSession } from '../../testing/session-states.ts';
import { write } from '../../testing/write.ts';
import type { SessionState } from '../session/session-state.ts';
import { useForm } from './use-form.ts';

let record = { text: 'saved', version: 1 };
const send = vi.fn(async (_values: object, _context: { base: { version: number } }) => []);

function ReplaceableForm(props: { readonly name?: string }) {
  const [key, setKey] = useState(0);
  return (
    <>
      <Form key={key} {...props} />
      <button type="button" onClick={() => setKey(key + 1)}>
        replace
      </button>
    </>
  );
}

function Form({ name }: { readonly name?: string }) {
  const form = useForm({
    record,
    saved: ({ text }) => ({ text }),
    texts: {},
    send,
    isSaving: false,
    ...(name !== undefined && { name }),
  });
  return (
    <form {...form.element}>
      <TextInput {...form.text('text')} />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** Types into a form, changes the session, leaves the form, and opens it again in another session. */
async function reopen(name: string | undefined, left: SessionState, reopened: SessionState) {
  let current = signedIn();
  const session = stillSession(current, { state: () => current });
  const form = name === undefined ? <ReplaceableForm /> : <ReplaceableForm name={name} />;
  const page = renderPages(
    [
      { path: '/form', element: form },
      { path: '/login', element: <Link to="/form">form</Link> },
    ],
    { address: '/form', session },
  );
  write(field(), 'typed');
  const go = async (state: SessionState, to: string) => {
    current = state;
    await act(() => page.router.navigate(to));
  };
  await go(left, '/login');
  await go(reopened, '/form');
  return { text: field().value, go };
}

let name = '';
beforeEach((context) => {
  name = context.task.id;
  record = { text: 'saved', version: 1 };
});

it('keeps what is typed when the session ends, until the form is left', async () => {
  const { text, go } = await reopen(name, guest(), signedIn());
  expect(text).toBe('typed');
  expect(await screen.findByText('Przywrócono niezapisane zmiany')).toBeDefined();
  await go(signedIn(), '/login');
  await go(signedIn(), '/form');
  expect(field().value).toBe('saved');
});

it.each([
  ['the form has no name', undefined, guest(), signedIn()],
  ['the user leaves it', 'left', signedIn(), signedIn()],
  ['the user signs out', 'out', { ...guest(), isSigningOut: true }, signedIn()],
  ['another user signs in', 'other', guest(), signedIn({ id: 'user-2' })],
])('forgets what is typed when %s', async (_, formName, left, reopened) => {
  expect((await reopen(formName, left, reopened)).text).toBe('saved');
});

it('forgets what it has restored when the form is replaced by a new one', async () => {
  await reopen(name, guest(), signedIn());
  expect(field().value).toBe('typed');
  fireEvent.click(screen.getByRole('button', { name: 'replace' }));
  expect(field().value).toBe('saved');
});

it('keeps the version that was changed, so that a change by another user meanwhile is not overwritten', async () => {
  const { go } = await reopen(name, guest(), signedIn());
  expect(field().value).toBe('typed');
  await go(guest(), '/login');
  record = { text: 'theirs', version: 2 };
  await go(signedIn(), '/form');
  expect(field().value).toBe('typed');
  await act(async () => field().form?.requestSubmit());
  expect(send.mock.lastCall?.[1].base.version).toBe(1);
});
