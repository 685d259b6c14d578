import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { DecimalField } from './decimal-field.tsx';

const changes = vi.fn<(value: number | null) => void>();

/** @param isRequired whether the owner of the value ignores that the field is empty */
function Field({ isRequired }: { isRequired: boolean }) {
  const [value, setValue] = useState<number | null>(12);
  const change = (next: number | null) => {
    changes(next);
    if (next !== null || !isRequired) setValue(next);
  };
  return <DecimalField aria-label="Rate" value={value} onChange={change} decimalScale={2} />;
}

const open = ({ intl = polish, isRequired = false }) => {
  renderPart(<Field isRequired={isRequired} />, { intl });
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Rate' });
};

it.each([
  [polish, '1,85', '1,85', 1.85],
  [polish, '1.85', '1,85', 1.85],
  [english, '1.85', '1.85', 1.85],
  [english, '1,05', '1.05', 1.05],
  [english, '0.05', '0.05', 0.05],
  [english, '2.', '2', 2],
])('accepts a number key by key: %#', async (intl, typed, shown, value) => {
  const field = open({ intl });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field.value).toBe(shown);
  expect(changes).toHaveBeenLastCalledWith(value);
});

it.each(['1.85', '1,85', ' 1.85\n', '1.8499'])('accepts %j as pasted', (text) => {
  const field = open({});
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  expect(field.value).toBe('1,85');
  expect(changes).toHaveBeenLastCalledWith(1.85);
});

it('can be emptied to type another number, and shows its value again when it is left empty', async () => {
  const field = open({ isRequired: true });
  await userEvent.clear(field);
  expect(field.value).toBe('');
  await userEvent.tab();
  expect(field.value).toBe('12');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  expect(field.value).toBe('7');
  expect(changes).toHaveBeenLastCalledWith(7);
});

it('has no buttons that step its value', () => {
  open({});
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([]);
});
