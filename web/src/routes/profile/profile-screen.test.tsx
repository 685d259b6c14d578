import { act, screen, waitFor } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { PushDevice } from '../../shared/push/push-device.ts';
import { PushContext } from '../../shared/push/push-toggle.tsx';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { guest } from '../../testing/session-states.ts';
import { english } from '../../testing/texts.ts';
import { write } from '../../testing/write.ts';
import { answerOf, open, user } from './testing/sample-profile.ts';

const permissions = ['DROPINFO', 'SPECIAL_TIPS', 'TIPS'];
const push = { publicKey: 'key', dropinfo: true, aiTips: false, defaultTips: false, specialTips: false };

interface PageError {
  field: string[] | null;
  code: string;
}

const openWith = (intl?: IntlShape, change: object = {}) =>
  open(answerOf({ user: { ...user, push, ...change }, permissions }), intl);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });
const alertLines = async () =>
  [...(await screen.findByRole('alert')).querySelectorAll('span')].map(({ textContent }) => textContent);

it('offers only the notifications that the user’s permissions cover', async () => {
  await openWith();
  const offered = screen.getAllByRole<HTMLInputElement>('switch', { name: /^Powiadomienia/ });
  expect(offered.map(({ checked }) => checked)).toEqual([true, false]);
  screen.getByRole('switch', { name: 'Powiadomienia o typach specjalnych' });
});

it('offers a retry when the user could not be loaded', async () => {
  const { graph, hand } = await open({
    data: { viewer: null },
    errors: [{ message: '', path: ['viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
  });
  expect(screen.getByText('Serwer odpowiada zbyt długo')).toBeDefined();
  await hand.click(press('Spróbuj ponownie'));
  await act(async () => graph.latest('profileScreenQuery').answer(answerOf({})));
  expect(await screen.findByLabelText('Nazwisko *', { selector: 'input' })).toBeDefined();
});

it('writes a changed tax rate into the address, which would override it at the next load', async () => {
  const { hand, address } = await openWith();
  await hand.click(screen.getByRole('switch', { name: /^Po podatku/ }));
  expect(address()).toBe('/profile?month=2026-03&tax=12');
  write(field('Stawka podatku w procentach'), '9');
  await waitFor(() => expect(address()).toBe('/profile?month=2026-03&tax=9'));
});

describe('the personal data', () => {
  const answer = (change: object, errors: readonly PageError[] = []) => ({
    data: {
      updateProfile: {
        viewer: errors.length > 0 ? null : { id: 'viewer', user: { ...user, push, ...change } },
        errors,
      },
    },
  });

  it('is sent trimmed and without unchanged fields, and then shown as saved', async () => {
    const { graph, hand, refreshSession } = await openWith();
    expect(field('Imię *').value).toBe('Ewa');
    write(field('Nazwisko *'), ' Wrona ');
    write(field('Nazwa na Discordzie'), '@ewa.w');
    await hand.click(press('Zapisz dane'));
    expect(graph.latest().variables).toEqual({
      input: { lastName: 'Wrona', discordName: '@ewa.w' },
    });
    expect(refreshSession).not.toHaveBeenCalled();
    await act(async () => graph.latest().answer(answer({ lastName: 'Wrona', discordName: 'ewa.w' })));
    expect(await screen.findByText('Zaktualizowano dane użytkownika')).toBeDefined();
    expect(refreshSession).toHaveBeenCalledOnce();
    expect(field('Nazwisko *').value).toBe('Wrona');
    expect(field('Nazwa na Discordzie').value).toBe('ewa.w');
  });

  it('is sent without an unchanged Discord name, which may be old', async () => {
    const { graph, hand } = await openWith(undefined, { discordName: 'ewa' });
    write(field('Nazwisko *'), 'Wrona');
    await hand.click(press('Zapisz dane'));
    expect(graph.latest().variables).toEqual({ input: { lastName: 'Wrona' } });
  });

  it('keeps what is typed while it is being saved', async () => {
    const { graph, hand } = await openWith();
    write(field('Nazwisko *'), 'Wrona');
    write(field('Nazwa na Discordzie'), 'ewa');
    await hand.click(press('Zapisz dane'));
    write(field('Nazwa na Discordzie'), 'ewa.w');
    await act(async () => graph.latest().answer(answer({ lastName: 'Wrona', discordName: 'ewa' })));
    expect(field('Nazwisko *').value).toBe('Wrona');
    expect(field('Nazwa na Discordzie').value).toBe('ewa.w');
    await hand.click(press('Zapisz dane'));
    expect(graph.latest().variables).toEqual({ input: { discordName: 'ewa.w' } });
  });

  it('is kept as typed when the session ends, until the user signs in again', async () => {
    const { session, unmount } = await openWith();
    write(field('Nazwisko *'), 'Wrona');
    vi.spyOn(session, 'state').mockReturnValue(guest());
    unmount();
    await openWith();
    expect(field('Nazwisko *').value).toBe('Wrona');
  });

  it('requires both names before it is sent', async () => {
    const { graph, hand } = await openWith();
    write(field('Imię *'), '');
    write(field('Nazwisko *'), '   ');
    await hand.click(press('Zapisz dane'));
    expect(screen.getByText('Podaj imię')).toBeDefined();
    expect(screen.getByText('Podaj nazwisko')).toBeDefined();
    expect(document.activeElement).toBe(field('Imię *'));
    expect(graph.requests).toHaveLength(2);
  });

  it('shows a missing name only until it is typed', async () => {
    const { hand } = await openWith();
    write(field('Imię *'), '');
    write(field('Nazwisko *'), '');
    await hand.click(press('Zapisz dane'));
    write(field('Nazwisko *'), 'Wrona');
    expect(screen.queryByText('Podaj nazwisko')).toBeNull();
    expect(screen.getByText('Podaj imię')).toBeDefined();
    expect(document.activeElement).toBe(field('Nazwisko *'));
    write(field('Nazwisko *'), ' ');
    expect(screen.getByText('Podaj nazwisko')).toBeDefined();
  });

  it('shows an error of the server until its field changes', async () => {
    const { graph, hand } = await openWith();
    write(field('Nazwa na Discordzie'), 'x');
    await hand.click(press('Zapisz dane'));
    await act(async () => graph.latest().answer(answer({}, [{ field: ['discordName'], code: 'INVALID' }])));
    write(field('Imię *'), 'Ada');
    expect(screen.getByText(/^To nie jest nazwa z Discorda/)).toBeDefined();
    expect(document.activeElement).toBe(field('Imię *'));
    write(field('Nazwa na Discordzie'), 'xy');
    expect(screen.queryByText(/^To nie jest nazwa z Discorda/)).toBeNull();
  });

  it('rejected by the server gets an error in place and stays as typed', async () => {
    const { graph, hand } = await openWith();
    write(field('Nazwa na Discordzie'), 'x');
    await hand.click(press('Zapisz dane'));
    await act(async () => graph.latest().answer(answer({}, [{ field: ['discordName'], code: 'BLANK' }])));
    expect(await screen.findByText('Podaj nazwę na Discordzie')).toBeDefined();
    expect(document.activeElement).toBe(field('Nazwa na Discordzie'));
    expect(field('Nazwa na Discordzie').value).toBe('x');
    expect(screen.queryByText('Zaktualizowano dane użytkownika')).toBeNull();
  });

  it('has no notes for other users than admins', async () => {
    await openWith();
    expect(screen.queryByLabelText('Notatki')).toBeNull();
  });

  it('has notes for an admin', async () => {
    const { graph, hand } = await openWith(undefined, { isAdmin: true, notes: 'raz' });
    const notes = screen.getByLabelText<HTMLTextAreaElement>('Notatki', { selector: 'textarea' });
    expect(notes.value).toBe('raz');
    write(notes, 'raz i dwa');
    await hand.click(press('Zapisz dane'));
    expect(graph.latest().variables).toEqual({ input: { discordName: '', notes: 'raz i dwa' } });
    await act(async () =>
      graph.latest().answer(answer({ isAdmin: true }, [{ field: ['notes'], code: 'TOO_LONG' }])),
    );
    expect(await screen.findByText('Za dużo znaków')).toBeDefined();
    expect(document.activeElement).toBe(notes);
  });

  it('requires no name of an admin', async () => {
    const { graph, hand } = await openWith(undefined, { isAdmin: true, firstName: null, lastName: null });
    write(screen.getByLabelText('Notatki', { selector: 'textarea' }), 'raz');
    await hand.click(press('Zapisz dane'));
    expect(graph.latest().variables).toEqual({ input: { discordName: '', notes: 'raz' } });
  });

  it('rejected without a field gets a toast', async () => {
    const { graph, hand } = await openWith();
    await hand.click(press('Zapisz dane'));
    await act(async () => graph.latest().answer(answer({}, [{ field: null, code: 'INVALID' }])));
    expect(await alertLines()).toEqual(['Nie udało się tego zapisać. Sprawdź dane i spróbuj ponownie']);
  });

  it.each([
    [
      'NETWORK',
      [
        'Brak połączenia z internetem',
        'Nie wiadomo, czy zmiana się zapisała. Sprawdź to, zanim spróbujesz ponownie',
      ],
    ],
    ['XSRF_REFUSED', ['Strona wygasła. Spróbuj jeszcze raz']],
  ] as const)(
    'shows a failure with %s, is not retried automatically, and can be sent again',
    async (code, lines) => {
      const { graph, hand, networkReturns } = await openWith();
      write(field('Imię *'), 'Ewalina');
      await hand.click(press('Zapisz dane'));
      await act(async () => graph.latest().fail(new GraphError(code, 'x')));
      expect(await alertLines()).toEqual(lines);
      await networkReturns();
      expect(graph.requests).toHaveLength(3);
      expect(field('Imię *').value).toBe('Ewalina');
      await hand.click(press('Zapisz dane'));
      expect(graph.requests).toHaveLength(4);
    },
  );
});

describe('the password form', () => {
  const answer = (errors: readonly PageError[] = []) => ({ data: { updatePassword: { errors } } });
  const current = 'Aktualne hasło';
  const next = 'Nowe hasło';
  const repeated = 'Powtórz nowe hasło';

  it('sends its three fields, confirms, and is reset', async () => {
    const { graph, hand } = await openWith();
    write(field(current), 'old-secret');
    // A password manager fills it in automatically.
    expect(asksOnClosing()).toBe(false);
    write(field(next), 'new-secret');
    expect(asksOnClosing()).toBe(true);
    write(field(repeated), 'new-secret');
    await hand.click(press('Zmień hasło'));
    expect(graph.latest().variables).toEqual({
      input: { currentPassword: 'old-secret', password: 'new-secret', passwordConfirmation: 'new-secret' },
    });
    await act(async () => graph.latest().answer(answer()));
    expect(await screen.findByText('Zapisano nowe hasło użytkownika')).toBeDefined();
    expect([current, next, repeated].map((label) => field(label).value)).toEqual(['', '', '']);
    expect(asksOnClosing()).toBe(false);
  });

  it.each([
    ['with a switch on', push],
    ['with all switches off, because a rule may notify', { ...push, dropinfo: false }],
  ])('registers this browser again, because the server has removed the devices: %s', async (_, wanted) => {
    const device: PushDevice = {
      permission: () => 'granted',
      requestPermission: async () => 'granted',
      subscribe: async () => 'subscription',
      findSubscription: async () => 'subscription',
      onChange: () => () => undefined,
      unsubscribe: async () => undefined,
    };
    const frame = (
      <PushContext value={device}>
        <Outlet />
      </PushContext>
    );
    const { graph, hand } = await open(
      answerOf({ user: { ...user, push: wanted }, permissions }),
      undefined,
      frame,
    );
    const isRegistration = ({ name }: { name: string }) => name === 'pushToggleRegisterDeviceMutation';
    const registrations = () => graph.requests.filter(isRegistration);
    await waitFor(() => expect(registrations()).toHaveLength(1));
    await act(async () => graph.latest().answer({ data: { registerDevice: { errors: [] } } }));
    write(field(current), 'old-secret');
    for (const label of [next, repeated]) write(field(label), 'new-secret');
    await hand.click(press('Zmień hasło'));
    expect(registrations()).toHaveLength(1);
    await act(async () => graph.latest().answer(answer()));
    await waitFor(() => expect(registrations()).toHaveLength(2));
  });

  const wrong = { field: ['currentPassword'], code: 'INVALID' };
  const short = { field: ['password'], code: 'TOO_SHORT' };
  const differs = { field: ['passwordConfirmation'], code: 'CONFIRMATION' };
  const texts = {
    wrong: 'Podano niepoprawne aktualne hasło',
    short: 'Nowe hasło jest za krótkie, min. 6 znaków',
    differs: 'Podane hasła różnią się od siebie',
  };

  it.each<[readonly PageError[], readonly string[], string]>([
    [[wrong], [texts.wrong], current],
    [[short], [texts.short], next],
    [[differs], [texts.differs], repeated],
    [[differs, short, wrong], [texts.wrong, texts.short, texts.differs], current],
    [[{ field: ['password'], code: 'BLANK' }], [texts.short], next],
  ])('shows all errors in one toast, a line each, and in place', async (fieldErrors, lines, focused) => {
    const { graph, hand } = await openWith();
    write(field(current), 'old');
    await hand.click(press('Zmień hasło'));
    await act(async () => graph.latest().answer(answer(fieldErrors)));
    expect(await alertLines()).toEqual(lines);
    for (const line of lines) expect(screen.getAllByText(line)).toHaveLength(2);
    expect(document.activeElement).toBe(field(focused));
    expect(field(current).value).toBe('old');
  });

  it('shows an error in place until its field changes', async () => {
    const { graph, hand } = await openWith();
    await hand.click(press('Zmień hasło'));
    await act(async () => graph.latest().answer(answer([wrong, short, differs])));
    const shown = () =>
      Object.values(texts).filter((text) => screen.queryByText(text, { selector: '[id$="-error"]' }));
    expect(shown()).toEqual(Object.values(texts));
    write(field(next), 'new-secret');
    expect(shown()).toEqual([texts.wrong]);
    expect(document.activeElement).toBe(field(next));
    write(field(current), 'old-secret');
    expect(shown()).toEqual([]);
  });

  it('shows errors in English', async () => {
    const { graph, hand } = await openWith(english);
    await hand.click(press('Change password'));
    await act(async () => graph.latest().answer(answer([wrong, differs])));
    expect(await alertLines()).toEqual(['The current password is wrong', 'The passwords do not match']);
  });
});

it('sets the density of lists', async () => {
  const { density, hand } = await openWith();
  await hand.click(screen.getByRole('radio', { name: 'Zwarte' }));
  expect(density.current()).toBe('compact');
});
