import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FormError } from '../../../../shared/forms/form-errors.ts';
import { renderPart } from '../../../../testing/render-screen.tsx';
import { emptyDraft, type TipDraft } from '../lib/tip-draft.ts';
import { TipForm } from './tip-form.tsx';

const kickOff = new Date('2026-03-15T18:00:00');
const texts = { title: 'Odra – Granit', tip: '1', odds: '1,9', kickOff };
const saved: TipDraft = { ...emptyDraft, ...texts, matches: [{ key: 1, ...texts }] };

function open() {
  const onSave = vi.fn<() => Promise<FormError[]>>(async () => []);
  renderPart(
    <TipForm saved={saved} savedPictures={[]} submitLabel="Zapisz" isSaving={false} onSave={onSave} />,
  );
  const dates = screen.getAllByRole('textbox', { name: 'Początek meczu' });
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Zapisz' })));
  return { onSave, dates, save };
}
function type(field: HTMLElement, text: string) {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

it.each([
  ['the tip', 0],
  ['a match of it', 1],
])('is not saved with an invalid date of %s', async (_, place) => {
  const { onSave, dates, save } = open();
  const field = dates[place] ?? document.body;
  type(field, 'jutro');
  await save();
  expect(document.activeElement).toBe(field);
  expect(onSave).not.toHaveBeenCalled();
  type(field, '16.03.2026 18:00');
  await save();
  expect(onSave).toHaveBeenCalledOnce();
});

it('shows server errors of fixed fields and of the matches as a whole', async () => {
  const { onSave, save } = open();
  onSave.mockResolvedValue(['title', 'tip', 'matches'].map((field) => ({ field: [field], code: 'SETTLED' })));
  await save();
  const why = 'Mecz już się zaczął albo typ jest rozliczony, zmieni to tylko administrator';
  expect(screen.getAllByText(why)).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Mecze kuponu' }).textContent).toContain(why);
});

it('is saved after a match with an invalid date is removed', async () => {
  const { onSave, dates, save } = open();
  type(dates[1] ?? document.body, 'jutro');
  fireEvent.click(screen.getByLabelText('Usuń mecz 1'));
  await save();
  expect(onSave).toHaveBeenCalledOnce();
});
