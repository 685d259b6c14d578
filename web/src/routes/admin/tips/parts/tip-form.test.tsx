import { act, configure, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { FormError } from '../../../../shared/relay/form-errors.ts';
import { asksOnClosing } from '../../../../testing/asks-on-closing.ts';
import { renderPages, renderPart } from '../../../../testing/render-screen.tsx';
import { guest, signedIn, stillSession } from '../../../../testing/session-states.ts';
import type { SavedTip } from '../lib/tip-draft.ts';
import { TipForm } from './tip-form.tsx';

const pick = { title: 'Odra – Granit', tip: '1', odds: 1.9, kickOff: '2026-03-15T18:00:00' };
const saved: SavedTip = {
  ...pick,
  id: 'tip',
  number: 1,
  type: 'DEFAULT',
  status: 'ACTIVE',
  stake: 1,
  expectedValue: null,
  qualityValue: null,
  description: null,
  matches: [pick],
  version: 1,
  authorName: null,
  images: [],
};

function open(matches = saved.matches) {
  const onSave = vi.fn<() => Promise<FormError[]>>(async () => []);
  renderPart(<TipForm tip={{ ...saved, matches }} submitLabel="Zapisz" isSaving={false} onSave={onSave} />);
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

it('shows a server error of the type', async () => {
  const { onSave, save } = open();
  onSave.mockResolvedValue([{ field: ['type'], code: 'INVALID' }]);
  await save();
  expect(screen.getByText('Tej wartości nie można zapisać')).toBeDefined();
});

it('forgets the errors of a removed match and of the matches after it', async () => {
  const { onSave, save } = open([pick, pick, pick]);
  const paths = [['tip'], ['matches', '0', 'tip'], ['matches', '1', 'tip'], ['matches', '2', 'tip']];
  onSave.mockResolvedValue(paths.map((field) => ({ field, code: 'UNKNOWN' })));
  await save();
  expect(screen.getAllByText('Tej wartości nie można zapisać')).toHaveLength(4);
  fireEvent.click(screen.getByLabelText('Usuń mecz 2'));
  expect(screen.getAllByText('Tej wartości nie można zapisać')).toHaveLength(2);
});

it('is saved after a match with an invalid date is removed', async () => {
  const { onSave, dates, save } = open();
  type(dates[1] ?? document.body, 'jutro');
  fireEvent.click(screen.getByLabelText('Usuń mecz 1'));
  await save();
  expect(onSave).toHaveBeenCalledOnce();
});

it('has nothing to save after a change is undone', () => {
  open();
  const field = screen.getByRole('textbox', { name: 'Stawka (j.)' });
  type(field, '2');
  expect(asksOnClosing()).toBe(true);
  type(field, '1');
  expect(asksOnClosing()).toBe(false);
});

function preparePictures() {
  let count = 0;
  const revoked: string[] = [];
  Object.assign(URL, {
    createObjectURL: () => `blob:${++count}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = (name: string) => new File([signature], name, { type: 'image/png' });
  return {
    png,
    revoked,
    names: () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt')),
  };
}

it('adds a picture again after its removal', async () => {
  const { png, names } = preparePictures();
  open();
  const input =
    document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  const file = png('a.png');
  for (const action of ['add', 'add again']) {
    await userEvent.upload(input, file);
    await screen.findByRole('img', { name: 'Nowe zdjęcie 1: a.png' });
    expect(names(), action).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Nie dodawaj: a.png' }));
    expect(names(), action).toHaveLength(0);
  }
});

it('adds at most 8 pictures, also of files that are dropped while others are checked', async () => {
  const { png, names } = preparePictures();
  open();
  const field = screen.getByRole('group', { name: 'Zdjęcia' });
  for (const batch of ['a', 'b']) {
    const files = [1, 2, 3, 4, 5].map((number) => png(`${batch}${number}.png`));
    fireEvent.drop(field, { dataTransfer: { files } });
  }
  await screen.findByText('Nie dodano plików: 2');
  expect(names()).toHaveLength(8);
});

it('keeps chosen pictures when the session ends, until the user signs in again', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  let state = signedIn();
  const onSave = vi.fn<(draft: object, files: readonly File[]) => Promise<FormError[]>>(async () => []);
  const form = <TipForm tip={saved} submitLabel="Zapisz" isSaving={false} onSave={onSave} />;
  const { router } = renderPages(
    [
      { path: '/tip', element: form },
      { path: '/login', element: null },
    ],
    {
      address: '/tip',
      session: stillSession(state, { state: () => state }),
    },
  );
  const { png, revoked, names } = preparePictures();
  const go = async (next: typeof state, to: string) => {
    state = next;
    await act(() => router.navigate(to));
  };
  const file = png('a.png');
  fireEvent.drop(screen.getByRole('group', { name: 'Zdjęcia' }), { dataTransfer: { files: [file] } });
  await screen.findByRole('img', { name: 'Nowe zdjęcie 1: a.png' });
  await go(guest(), '/login');
  await go(signedIn(), '/tip');
  expect(names()).toEqual(['Nowe zdjęcie 1: a.png']);
  const shown = screen.getByRole('img').getAttribute('src') ?? '';
  expect(shown).toMatch(/^blob:/);
  expect(revoked).not.toContain(shown);
  expect(await screen.findByText('Przywrócono niezapisane zmiany')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Zapisz' })));
  expect(onSave.mock.lastCall?.[1]).toEqual([file]);
});
