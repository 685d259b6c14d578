import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NamePageContext } from '../../../../shared/navigation/page-name.ts';
import { dateTimeParts } from '../../../../shared/ui/dates.ts';
import { click, press, respond } from '../../../../testing/actions.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { stopClock, wait } from '../../../../testing/time.ts';
import { adminPages } from '../../admin-routes.tsx';

beforeEach(() => {
  stopClock(Date.parse('2026-03-14T12:00:00Z'));
});
const subscription = (values: object = {}) => ({
  id: 'subscription-3',
  planName: 'pro',
  startsAt: '2026-03-01T11:00:00.000Z',
  expiresAt: '2026-06-01T11:00:00.000Z',
  goq: false,
  discord: true,
  valuePln: 129,
  version: 'v3',
  ...values,
});
const entry = {
  id: 'log-5',
  action: 'user.role',
  createdAt: '2026-03-14T11:00:00.000Z',
  author: { id: 'user-1', userId: 1, email: 'admin@tipgraph.example' },
  details: [{ name: 'payment_id', value: '17' }],
  changes: [{ field: 'role', before: null, after: 'typer' }],
};
const device = {
  id: 'device-6',
  type: 'WEB',
  service: 'push.example',
  createdAt: '2026-03-01T11:00:00.000Z',
};
const list = (nodes: readonly object[], totalCount = nodes.length) => ({
  totalCount,
  edges: nodes.map((node) => ({ node })),
});
const userNode = (values: object = {}) => ({
  id: 'user-9',
  email: 'kamil@tipgraph.example',
  firstName: 'Kamil',
  lastName: 'Obrzut',
  notes: 'Stały klient',
  role: 'USER',
  version: 'v1',
  subscriptions: [subscription()],
  logs: list([entry]),
  devices: list([device]),
  ...values,
});
const response = (user: object | null) => ({
  data: {
    admin: {
      user,
      plans: [
        { name: 'pro' },
        { name: 'vip', discordIncluded: true, goqFromMonths: 6 },
        { name: 'me_vip', hasFixedDates: true, validUntil: '2026-03-14T11:00:00.000Z' },
      ],
    },
  },
});

const open = (answer: object, address = '/admin/users/9') =>
  renderScreen(adminPages.user, { address, answer });
const openWith = (values: object = {}, address?: string) => open(response(userNode(values)), address);

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const errorsOf = (field: string[] | null, code: string) => [{ field, code }];

describe('the user page', () => {
  it('has the name of the user as its title', async () => {
    const namePage = vi.fn<(name: string | null) => void>();
    const frame = (
      <NamePageContext value={namePage}>
        <Outlet />
      </NamePageContext>
    );
    await renderScreen(adminPages.user, {
      address: '/admin/users/9',
      answer: response(userNode()),
      frame,
    });
    expect(namePage).toHaveBeenLastCalledWith('Kamil Obrzut');
  });

  it('shows data, subscriptions, log and devices', async () => {
    await openWith();
    expect(screen.getByRole('heading', { level: 1, name: 'Kamil Obrzut' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notatki' }).value).toBe('Stały klient');
    expect(screen.getByText('129,00 zł')).toBeDefined();
    const log = within(screen.getByRole('table', { name: 'Dziennik' }));
    expect(log.getByText('Zmiana roli')).toBeDefined();
    expect(screen.getByRole('link', { name: 'admin@tipgraph.example' }).getAttribute('href')).toBe(
      '/admin/users/1',
    );
    expect(screen.getByText('push.example')).toBeDefined();
  });

  it('shows empty states', async () => {
    await openWith({ subscriptions: [], logs: list([]), devices: list([]) });
    for (const text of [
      'Ta osoba nie miała jeszcze subskrypcji.',
      'Nie ma jeszcze żadnego wpisu.',
      'Żadne urządzenie nie odbiera powiadomień.',
    ]) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('reports a list that failed to load with its search, and shows the others', async () => {
    const error = { message: 'x', path: ['admin', 'user', 'logs'], extensions: { code: 'UPSTREAM_TIMEOUT' } };
    const { graph } = await open({ ...response(userNode({ logs: null })), errors: [error] });
    expect(screen.getByText('Nie udało się wczytać dziennika')).toBeDefined();
    expect(screen.getByText('push.example')).toBeDefined();
    expect(screen.getByRole('searchbox', { name: 'Szukaj w dzienniku' })).toBeDefined();
    await press('Spróbuj ponownie');
    expect(graph.requests).toHaveLength(2);
  });

  it('reports a missing user', async () => {
    const { graph } = await open(response(null), '/admin/users/x');
    expect(graph.latest().variables).toMatchObject({ userId: 0 });
    expect(screen.getByRole('heading', { name: 'Nie ma takiego użytkownika' })).toBeDefined();
  });

  it('keeps search and page of the log in the URL', async () => {
    const { graph, address } = await openWith({ logs: list([entry], 25) });
    await click(
      within(screen.getByRole('navigation', { name: 'Strony dziennika' })).getByRole('button', {
        name: 'Następna strona',
      }),
    );
    expect(address()).toBe('/admin/users/9?logsPage=2');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Szukaj w dzienniku' }), {
      target: { value: 'rola' },
    });
    await wait(250);
    expect(address()).toBe('/admin/users/9?logs=rola');
    expect(graph.latest().variables).toMatchObject({ logSearch: 'rola', logPage: 1, devicePage: 1 });
  });

  it('finds the entries of an action by its name, not by text', async () => {
    const { graph, address } = await openWith(
      { logs: list([entry], 25) },
      '/admin/users/9?logs=typer&logsPage=2',
    );
    const actions = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rodzaj wpisu' });
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Szukaj w dzienniku' });
    expect([actions.value, search.value]).toEqual(['', 'typer']);
    fireEvent.change(actions, { target: { value: 'user.role' } });
    await expect.poll(address).toBe('/admin/users/9?logs=user.role');
    expect(graph.latest().variables).toMatchObject({ logSearch: 'user.role', logPage: 1 });
    expect([actions.selectedOptions[0]?.text, search.value]).toEqual(['Zmiana roli', '']);
  });

  it('explains an empty log by its own search while another loads', async () => {
    const { address } = await openWith({ logs: list([]) }, '/admin/users/9?logs=rola');
    await press('Wyczyść wyszukiwanie');
    expect(address()).toBe('/admin/users/9');
    expect(screen.getByText('Żaden wpis nie pasuje.')).toBeDefined();
  });

  it('links to the first log page when the page is out of range', async () => {
    const { address } = await openWith({ logs: list([], 25) }, '/admin/users/9?logs=rola&logsPage=9');
    expect(screen.queryByText('Żaden wpis nie pasuje.')).toBeNull();
    await press('Pokaż pierwszą stronę');
    expect(address()).toBe('/admin/users/9?logs=rola');
  });
});

describe('the data form', () => {
  it('sends the loaded version and changed fields only, allows blank names, and is read-only while saving', async () => {
    const { graph } = await openWith();
    type('Imię', '');
    type('Notatki', 'Dzwonił');
    await click(screen.getAllByRole('button', { name: 'Zapisz' })[0] ?? document.body);
    expect(graph.latest().variables).toEqual({
      input: { userId: 'user-9', version: 'v1', firstName: '', notes: 'Dzwonił' },
    });
    const notes = screen.getByRole<HTMLInputElement>('textbox', { name: 'Notatki' });
    expect(notes.readOnly).toBe(true);
    await respond(graph, {
      data: {
        updateUser: { user: userNode({ firstName: null, notes: 'Dzwonił', version: 'v2' }), errors: [] },
      },
    });
    expect(notes.readOnly).toBe(false);
    expect(screen.getByText('Zaktualizowano dane użytkownika')).toBeDefined();
    expect(graph.latest().name).toBe('userScreenQuery');
  });

  it('shows server errors and keeps the input', async () => {
    const { graph } = await openWith();
    type('Nazwa na Discordzie', 'a b');
    await press('Zapisz');
    await respond(graph, {
      data: { updateUser: { user: null, errors: errorsOf(['discordName'], 'INVALID') } },
    });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa na Discordzie' });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['a b', 'true']);
  });

  it('sends the version that was current when editing started after a refetch', async () => {
    const { graph } = await openWith();
    const save = async () => {
      await press('Zapisz');
    };
    type('Notatki', 'Moje');
    await click(screen.getByRole('radio', { name: 'typer' }));
    await press('Zmień rolę');
    await respond(graph, { data: { setUserRole: { user: userNode({ role: 'TYPER' }), errors: [] } } }, 500);
    await respond(graph, response(userNode({ role: 'TYPER', notes: 'Ich', version: 'v2' })));
    await save();
    expect(graph.latest().variables).toMatchObject({ input: { version: 'v1', notes: 'Moje' } });
    await respond(graph, { data: { updateUser: { user: null, errors: errorsOf(null, 'STALE') } } });
    await save();
    expect(graph.latest().variables).toMatchObject({ input: { version: 'v2', notes: 'Moje' } });
  });

  it('refetches and keeps the input after a version conflict', async () => {
    const { graph } = await openWith();
    type('Notatki', 'Moje');
    await press('Zapisz');
    await respond(graph, { data: { updateUser: { user: null, errors: errorsOf(null, 'STALE') } } });
    expect(screen.getByText('Ktoś inny zmienił to przed chwilą. Wczytaliśmy nowe dane')).toBeDefined();
    expect(graph.latest().name).toBe('userScreenQuery');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notatki' }).value).toBe('Moje');
  });

  it('keeps the input when the network fails', async () => {
    const { graph } = await openWith();
    type('Notatki', 'Moje');
    await press('Zapisz');
    graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait();
    expect(screen.getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notatki' }).value).toBe('Moje');
  });
});

describe('the role', () => {
  it('is saved after confirmation', async () => {
    const { graph } = await openWith();
    await click(screen.getByRole('radio', { name: 'typer' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Nadać rolę typera?')).toBeDefined();
    expect(graph.requests).toHaveLength(1);
    await click(dialog.getByRole('button', { name: 'Zmień rolę' }));
    expect(graph.latest().variables).toEqual({ input: { userId: 'user-9', role: 'TYPER' } });
    await respond(graph, { data: { setUserRole: { user: userNode({ role: 'TYPER' }), errors: [] } } });
    expect(screen.getByText('Zmieniono rolę')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'typer' }).checked).toBe(true);
  });

  it('is unchanged after cancelling and for the last admin', async () => {
    const { graph } = await openWith({ role: 'ADMIN' });
    await click(screen.getByRole('radio', { name: 'użytkownik' }));
    await press('Wróć');
    expect(graph.requests).toHaveLength(1);
    await click(screen.getByRole('radio', { name: 'użytkownik' }));
    await press('Zmień rolę');
    await respond(graph, { data: { setUserRole: { user: null, errors: errorsOf(['role'], 'LAST_ADMIN') } } });
    expect(screen.getByText(/^To ostatni administrator/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'administrator' }).checked).toBe(true);
  });
});

describe('the lock', () => {
  const since = '2026-03-14T12:00:00.000Z';
  const lockResponse = (user: object | null, errors: object[] = []) => ({
    data: { setUserLocked: { user, errors } },
  });

  it('is set after confirmation and shown with its time', async () => {
    const { graph } = await openWith();
    expect(screen.queryByText(/^konto zablokowane/)).toBeNull();
    await press('Zablokuj konto');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Kamil Obrzut')).toBeDefined();
    expect(graph.requests).toHaveLength(1);
    await click(dialog.getByRole('button', { name: 'Zablokuj konto' }));
    expect(graph.latest().variables).toEqual({ input: { userId: 'user-9', isLocked: true } });
    await respond(graph, lockResponse(userNode({ lockedAt: since })), 500);
    expect(screen.getByText('Zablokowano konto')).toBeDefined();
    const { date, time } = dateTimeParts(since);
    expect(screen.getByText(`konto zablokowane od ${date} ${time}`)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(graph.latest().name).toBe('userScreenQuery');
  });

  it('is removed without confirmation', async () => {
    const { graph } = await openWith({ lockedAt: since });
    await press('Odblokuj konto');
    expect(graph.latest().variables).toEqual({ input: { userId: 'user-9', isLocked: false } });
    await respond(graph, lockResponse(userNode()));
    expect(screen.getByText('Odblokowano konto. Ta osoba może się znów zalogować')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Zablokuj konto' })).toBeDefined();
    expect(screen.queryByText(/^konto zablokowane/)).toBeNull();
  });

  it('shows the reason when rejected', async () => {
    const { graph } = await openWith();
    for (const [field, code, text] of [
      [['isLocked'], 'LAST_ADMIN', /^To ostatni administrator/],
      [['isLocked'], 'SERVICE_ACCOUNT', /^To konto serwisu/],
      [null, 'UNSUPPORTED', /nie umożliwia blokowania kont$/],
    ] as const) {
      expect(screen.queryByText(text)).toBeNull();
      await press('Zablokuj konto');
      await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zablokuj konto' }));
      await respond(graph, lockResponse(null, errorsOf(field && [...field], code)), 500);
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.getByRole('button', { name: 'Zablokuj konto' })).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('is not set when the network fails or the dialog is cancelled', async () => {
    const { graph } = await openWith();
    await press('Zablokuj konto');
    await press('Wróć');
    await wait(500);
    expect(graph.requests).toHaveLength(1);
    await press('Zablokuj konto');
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zablokuj konto' }));
    graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait(500);
    expect(screen.getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(screen.queryByText(/^konto zablokowane/)).toBeNull();
  });
});

describe('a subscription', () => {
  it.each(['Nadaj subskrypcję', 'Zmień: Pro, do 01.06.2026'])(
    'is not taken away half-way: %s',
    async (action) => {
      await openWith();
      screen.getByRole('button', { name: action }).focus();
      await press(action);
      fireEvent.keyDown(document.body, { key: 'Escape' });
      await wait(300);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: action }));
      await press(action);
      fireEvent.click(screen.getByRole('checkbox', { name: 'Gwarancja jakości (GOQ)' }));
      for (const answer of ['Zostań', 'Wyjdź']) {
        await press('Wróć');
        await wait(300);
        await press(answer);
        await wait(300);
        expect(screen.queryAllByRole('dialog')).toHaveLength(answer === 'Zostań' ? 1 : 0);
      }
    },
  );

  it('is granted', async () => {
    const { graph } = await openWith({ subscriptions: [] });
    await press('Nadaj subskrypcję');
    const plans = screen.getByRole('combobox', { name: 'Pakiet' });
    expect([...plans.querySelectorAll('option')].map(({ value }) => value)).toEqual(['pro', 'vip']);
    fireEvent.change(plans, { target: { value: 'vip' } });
    type('Liczba miesięcy', 'dużo');
    expect(screen.getByText('Podaj liczbę miesięcy od 1 do 36.')).toBeDefined();
    await press('Nadaj');
    expect(screen.getByText('Podaj liczbę od 1 do 36')).toBeDefined();
    expect(graph.requests).toHaveLength(1);
    type('Liczba miesięcy', '12');
    expect(screen.getByText('Pakiet VIP od 14.03.2026 do 14.03.2027.')).toBeDefined();
    expect(screen.getByText('z gwarancją jakości (GOQ) · z Discordem')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Discord' }));
    expect(screen.getByText('z gwarancją jakości (GOQ) · bez Discorda')).toBeDefined();
    await press('Nadaj');
    expect(graph.latest().variables).toEqual({
      input: { userId: 'user-9', planName: 'vip', months: 12, goq: true, discord: false },
    });
    await respond(graph, {
      data: { createUserSubscription: { user: null, errors: errorsOf(['planName'], 'RUNNING') } },
    });
    expect(screen.getByText(/^Subskrypcja już trwa/)).toBeDefined();
    await press('Nadaj');
    await respond(graph, { data: { createUserSubscription: { user: userNode(), errors: [] } } }, 500);
    expect(screen.getByText('Nadano subskrypcję')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is changed without an id when only the active one is known', async () => {
    const active = subscription({ id: null, startsAt: null, version: null });
    const { graph } = await openWith({ subscriptions: null, subscription: active });
    await press('Zmień: Pro, do 01.06.2026');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Gwarancja jakości (GOQ)' }));
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zapisz' }));
    expect(graph.latest().variables).toMatchObject({
      input: { userId: 'user-9', subscriptionId: null, version: null, goq: true },
    });
  });

  it('may be missing although no past ones are known', async () => {
    await openWith({ subscriptions: null, subscription: null });
    expect(screen.getByText('Ta osoba nie ma teraz subskrypcji.')).toBeDefined();
  });

  it('opens with the boxes of GOQ and Discord ticked while they last', async () => {
    const until = (end: string | null) => ({ goq: true, goqUntil: end, discord: true, discordUntil: end });
    await openWith({
      subscriptions: [
        subscription({ id: 'ended', planName: 'vip', ...until('2026-03-14T12:00:00.000Z') }),
        subscription({ id: 'running', ...until('2026-03-14T12:00:01.000Z') }),
        subscription({ id: 'whole', planName: 'premium', ...until(null) }),
      ],
    });
    for (const [plan, isTicked] of [
      ['VIP', false],
      ['Pro', true],
      ['Premium', true],
    ] as const) {
      await press(`Zmień: ${plan}, do 01.06.2026`);
      const dialog = within(screen.getByRole('dialog'));
      for (const name of ['Gwarancja jakości (GOQ)', 'Discord']) {
        expect(dialog.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(isTicked);
      }
      await click(dialog.getByRole('button', { name: 'Wróć' }), 300);
    }
  });

  it('is changed with the loaded version, and cannot end before it starts', async () => {
    const { graph } = await openWith();
    await press('Zmień: Pro, do 01.06.2026');
    const end = screen.getByRole('textbox', { name: /^Koniec/ });
    const typeEndDate = async (text: string) => {
      fireEvent.change(end, { target: { value: text } });
      fireEvent.blur(end);
      await wait();
    };
    const dialog = within(screen.getByRole('dialog'));
    const save = async () => {
      const button = dialog.getByRole('button', { name: 'Zapisz' });
      button.focus();
      await click(button);
    };
    await typeEndDate('kiedyś');
    await save();
    expect(document.activeElement).toBe(end);
    expect(graph.requests).toHaveLength(1);
    await typeEndDate('01.02.2026 12:00');
    await save();
    expect(dialog.getByText('Koniec musi być późniejszy niż początek')).toBeDefined();
    expect(document.activeElement).toBe(end);
    expect(graph.requests).toHaveLength(1);
    await typeEndDate('01.07.2026 12:00');
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Gwarancja jakości (GOQ)' }));
    await save();
    expect(graph.latest().variables).toEqual({
      input: {
        userId: 'user-9',
        subscriptionId: 'subscription-3',
        version: 'v3',
        planName: 'pro',
        goq: true,
        discord: true,
        expiresAt: new Date('2026-07-01T12:00:00').toISOString(),
      },
    });
    await respond(
      graph,
      { data: { updateUserSubscription: { user: null, errors: errorsOf(null, 'STALE') } } },
      500,
    );
    expect(screen.getByText(/^Ktoś inny zmienił to/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(graph.latest().name).toBe('userScreenQuery');
  });
});
