import { Modal } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { write } from '../../testing/write.ts';
import { DatePicker } from '../ui/date-picker/date-picker.tsx';
import { useUnsaved } from './unsaved.ts';
import { DialogWithForms } from './unsaved-guard.tsx';

function Form() {
  const [text, setText] = useState('');
  const [day, setDay] = useState<Date | null>(null);
  useUnsaved(text !== '');
  return (
    <>
      <input aria-label="Tekst" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <DatePicker label="Dzień" minView="day" value={day} onChange={setDay} />
    </>
  );
}

function Page({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const [words, setWords] = useState('');
  useUnsaved(words !== '');
  return (
    <>
      <input aria-label="Strona" value={words} onChange={({ target }) => setWords(target.value)} />
      <DialogWithForms isBusy={isBusy} onClose={() => setOpen(false)}>
        {(close) => (
          <Modal opened={isOpen} onClose={close} title="Dane" closeButtonProps={{ 'aria-label': 'Zamknij' }}>
            <Form />
          </Modal>
        )}
      </DialogWithForms>
    </>
  );
}

const open = (isBusy = false) => renderPart(<Page isBusy={isBusy} />);

const dialog = () => screen.queryByRole('dialog', { name: 'Dane' });
const question = () => screen.queryByRole('dialog', { name: 'Niezapisane zmiany' });
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tekst' });
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const ways = {
  Escape: pressEscape,
  'a click beside it': () => {
    const overlay = document.querySelector('.mantine-Modal-overlay');
    if (overlay) fireEvent.click(overlay);
  },
  'the cross': () => userEvent.click(screen.getByRole('button', { name: 'Zamknij' })),
};

it.each(Object.entries(ways))('asks before %s takes away what was typed', async (_, leave) => {
  open();
  write(text(), 'half');
  await leave();
  await waitFor(() => expect(question()).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Zostań' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(text().value).toBe('half');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Wyjdź' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(asksOnClosing()).toBe(false);
});

it.each(Object.entries(ways))('closes at once by %s while nothing is typed in it', async (_, leave) => {
  open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Strona', hidden: true }), {
    target: { value: 'half' },
  });
  await leave();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(question()).toBeNull();
});

it('stays with what was typed when the question is left by Escape', async () => {
  open();
  write(text(), 'half');
  pressEscape();
  await waitFor(() => expect(question()).not.toBeNull());
  await waitFor(() => expect(question()?.contains(document.activeElement)).toBe(true));
  pressEscape();
  await waitFor(() => expect(question()).toBeNull());
  expect(text().value).toBe('half');
});

it('stays when Escape closes a calendar over it', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /Dzień/ }));
  await screen.findByRole('dialog', { name: 'Dzień' });
  pressEscape();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dzień' })).toBeNull());
  expect(dialog()).not.toBeNull();
  pressEscape();
  await waitFor(() => expect(dialog()).toBeNull());
});

it('stays without a question while it is being saved', async () => {
  open(true);
  write(text(), 'half');
  pressEscape();
  expect(question()).toBeNull();
  expect(dialog()).not.toBeNull();
});
