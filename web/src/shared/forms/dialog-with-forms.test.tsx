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
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return (
    <>
      <input aria-label="Strona" value={text} onChange={({ target }) => setText(target.value)} />
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
const confirmation = () => screen.queryByRole('dialog', { name: 'Niezapisane zmiany' });
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tekst' });
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const closeActions = {
  Escape: pressEscape,
  'a click on the overlay': () => {
    const overlay = document.querySelector('.mantine-Modal-overlay');
    if (overlay) fireEvent.click(overlay);
  },
  'the close button': () => userEvent.click(screen.getByRole('button', { name: 'Zamknij' })),
};

it.each(Object.entries(closeActions))('confirms %s when a form is unsaved', async (_, close) => {
  open();
  write(text(), 'half');
  await close();
  await waitFor(() => expect(confirmation()).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Zostań' }));
  await waitFor(() => expect(confirmation()).toBeNull());
  expect(text().value).toBe('half');
  await close();
  await userEvent.click(await screen.findByRole('button', { name: 'Wyjdź' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(asksOnClosing()).toBe(false);
});

it.each(Object.entries(closeActions))(
  'closes immediately by %s when its forms are unchanged',
  async (_, close) => {
    open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Strona', hidden: true }), {
      target: { value: 'half' },
    });
    await close();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(confirmation()).toBeNull();
  },
);

it('stays open when Escape closes the confirmation', async () => {
  open();
  write(text(), 'half');
  pressEscape();
  await waitFor(() => expect(confirmation()).not.toBeNull());
  await waitFor(() => expect(confirmation()?.contains(document.activeElement)).toBe(true));
  pressEscape();
  await waitFor(() => expect(confirmation()).toBeNull());
  expect(text().value).toBe('half');
});

it('stays open when Escape closes a calendar above it', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /Dzień/ }));
  await screen.findByRole('dialog', { name: 'Dzień' });
  pressEscape();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dzień' })).toBeNull());
  expect(dialog()).not.toBeNull();
  pressEscape();
  await waitFor(() => expect(dialog()).toBeNull());
});

it('stays open without a confirmation while saving', async () => {
  open(true);
  write(text(), 'half');
  pressEscape();
  expect(confirmation()).toBeNull();
  expect(dialog()).not.toBeNull();
});
