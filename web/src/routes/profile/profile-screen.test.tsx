import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { english } from '../../testing/texts.ts';
import { write } from '../../testing/write.ts';
import { profile } from './route.tsx';

const permissions = ['DROPINFO', 'SPECIAL_TIPS', 'TIPS'];
const user = {
  id: 'user-1',
  email: 'ewa@tipgraph.example',
  firstName: 'Ewa',
  lastName: 'Nowak',
  discord: null,
  notes: null,
  isAdmin: false,
  push: { publicKey: 'key', dropinfo: true, aiTips: false, defaultTips: false, specialTips: false },
};

const payments = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
/** A service without alert budgets. */
const noAlerts = { alertSettings: null, alertReceipts: null };

interface PageError {
  field: string[] | null;
  code: string;
}

async function open(intl?: typeof english, change: object = {}) {
  const page = await renderScreen(profile, {
    address: '/profile?month=2026-03',
    session: stillSession(signedIn({ permissions: ['STATS'] })),
    intl,
  });
  await act(async () =>
    page.graph.latest().answer({
      data: {
        viewer: { id: 'viewer', user: { ...user, ...change }, permissions, payments, ...noAlerts },
        leagues: null,
      },
    }),
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...page, hand: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });
const alertLines = async () =>
  [...(await screen.findByRole('alert')).querySelectorAll('span')].map(({ textContent }) => textContent);

it('offers the notifications of what the person may see', async () => {
  await open();
  const offered = screen.getAllByRole<HTMLInputElement>('switch', { name: /^Powiadomienia/ });
  expect(offered.map(({ checked }) => checked)).toEqual([true, false]);
  screen.getByRole('switch', { name: 'Powiadomienia o typach specjalnych' });
});

describe('the person’s data', () => {
  const answer = (change: object, errors: readonly PageError[] = []) => ({
    data: {
      updateProfile: {
        viewer: errors.length > 0 ? null : { id: 'viewer', user: { ...user, ...change } },
        errors,
      },
    },
  });

  it('is shown, sent without the blanks around it, and shown as it was saved', async () => {
    const { graph, hand } = await open();
    expect(field('Imię *').value).toBe('Ewa');
    write(field('Nazwisko *'), ' Wrona ');
    write(field('Nazwa na Discordzie'), '@ewa.w');
    await hand.click(press('Zapisz dane'));
    expect(graph.latest().variables).toEqual({
      input: { firstName: 'Ewa', lastName: 'Wrona', discord: '@ewa.w' },
    });
    await act(async () => graph.latest().answer(answer({ lastName: 'Wrona', discord: 'ewa.w' })));
    expect(await screen.findByText('Zaktualizowano dane użytkownika')).toBeDefined();
    expect(field('Nazwisko *').value).toBe('Wrona');
    expect(field('Nazwa na Discordzie').value).toBe('ewa.w');
  });

  it('needs both names: what is missing is named in place, and nothing is asked of the server', async () => {
    const { graph, hand } = await open();
    write(field('Imię *'), '');
    write(field('Nazwisko *'), '   ');
    await hand.click(press('Zapisz dane'));
    expect(screen.getByText('Podaj imię')).toBeDefined();
    expect(screen.getByText('Podaj nazwisko')).toBeDefined();
    expect(document.activeElement).toBe(field('Imię *'));
    expect(graph.asked).toHaveLength(1);
  });

  it.each([
    ['BLANK', 'Podaj nazwę na Discordzie'],
    ['INVALID', /^To nie jest nazwa z Discorda/],
  ])('that the server refuses as %s is named in place and stays as typed', async (code, text) => {
    const { graph, hand } = await open();
    write(field('Nazwa na Discordzie'), 'x');
    await hand.click(press('Zapisz dane'));
    await act(async () => graph.latest().answer(answer({}, [{ field: ['discord'], code }])));
    expect(await screen.findByText(text)).toBeDefined();
    expect(document.activeElement).toBe(field('Nazwa na Discordzie'));
    expect(field('Nazwa na Discordzie').value).toBe('x');
    expect(screen.queryByText('Zaktualizowano dane użytkownika')).toBeNull();
  });

  it('has no notes for whoever is no admin', async () => {
    const { graph, hand } = await open();
    expect(screen.queryByLabelText('Notatki')).toBeNull();
    await hand.click(press('Zapisz dane'));
    expect(graph.latest().variables).toEqual({
      input: { firstName: 'Ewa', lastName: 'Nowak', discord: '' },
    });
  });

  it('has notes for an admin, sent with the rest', async () => {
    const { graph, hand } = await open(undefined, { isAdmin: true, notes: 'raz' });
    const notes = screen.getByLabelText<HTMLTextAreaElement>('Notatki', { selector: 'textarea' });
    expect(notes.value).toBe('raz');
    write(notes, 'raz i dwa');
    await hand.click(press('Zapisz dane'));
    expect(graph.latest().variables).toMatchObject({ input: { notes: 'raz i dwa' } });
    await act(async () =>
      graph.latest().answer(answer({ isAdmin: true }, [{ field: ['notes'], code: 'TOO_LONG' }])),
    );
    expect(await screen.findByText('Za dużo znaków')).toBeDefined();
    expect(document.activeElement).toBe(notes);
  });

  it('refused for no field of the form is told of', async () => {
    const { graph, hand } = await open();
    await hand.click(press('Zapisz dane'));
    await act(async () => graph.latest().answer(answer({}, [{ field: null, code: 'INVALID' }])));
    expect(await alertLines()).toEqual(['Formularz został odrzucony']);
  });

  it.each([
    [
      'NETWORK',
      [
        'Brak połączenia z internetem',
        'Zmiana nie jest potwierdzona. Spróbuj ponownie, gdy połączenie wróci',
      ],
    ],
    ['XSRF_REFUSED', ['Strona wygasła. Spróbuj jeszcze raz']],
  ] as const)(
    'says when it failed with %s, is not sent by itself, and may be sent again',
    async (code, lines) => {
      const { graph, hand, networkReturns } = await open();
      write(field('Imię *'), 'Ewalina');
      await hand.click(press('Zapisz dane'));
      await act(async () => graph.latest().fail(new GraphError(code, 'x')));
      expect(await alertLines()).toEqual(lines);
      await networkReturns();
      expect(graph.asked).toHaveLength(2);
      expect(field('Imię *').value).toBe('Ewalina');
      await hand.click(press('Zapisz dane'));
      expect(graph.asked).toHaveLength(3);
    },
  );
});

describe('the change of password', () => {
  const answer = (errors: readonly PageError[] = []) => ({ data: { updatePassword: { errors } } });
  const current = 'Aktualne hasło';
  const next = 'Nowe hasło';
  const repeated = 'Powtórz nowe hasło';

  it('sends the three, says that it is saved, and empties the form', async () => {
    const { graph, hand } = await open();
    write(field(current), 'old-secret');
    // A password manager types that by itself.
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

  const wrong = { field: ['currentPassword'], code: 'INVALID' };
  const short = { field: ['password'], code: 'TOO_SHORT' };
  const differs = { field: ['passwordConfirmation'], code: 'CONFIRMATION' };
  const words = {
    wrong: 'Podano niepoprawne aktualne hasło',
    short: 'Nowe hasło jest za krótkie, min. 6 znaków',
    differs: 'Podane hasła różnią się od siebie',
  };

  it.each<[readonly PageError[], readonly string[], string]>([
    [[wrong], [words.wrong], current],
    [[short], [words.short], next],
    [[differs], [words.differs], repeated],
    [[differs, short, wrong], [words.wrong, words.short, words.differs], current],
    [[{ field: ['password'], code: 'BLANK' }], [words.short], next],
  ])(
    'tells all that is wrong in one toast, a line each, and in place',
    async (fieldErrors, lines, focused) => {
      const { graph, hand } = await open();
      write(field(current), 'old');
      await hand.click(press('Zmień hasło'));
      await act(async () => graph.latest().answer(answer(fieldErrors)));
      expect(await alertLines()).toEqual(lines);
      for (const line of lines) expect(screen.getAllByText(line)).toHaveLength(2);
      expect(document.activeElement).toBe(field(focused));
      expect(field(current).value).toBe('old');
    },
  );

  it('is told in English too', async () => {
    const { graph, hand } = await open(english);
    await hand.click(press('Change password'));
    await act(async () => graph.latest().answer(answer([wrong, differs])));
    expect(await alertLines()).toEqual([
      'The current password is wrong',
      'The passwords differ from each other',
    ]);
  });
});

it('the rows of lists stand as close as the person chooses', async () => {
  const { style, hand } = await open();
  await hand.click(screen.getByRole('radio', { name: 'Zwarte' }));
  expect(style.current()).toBe('compact');
});
