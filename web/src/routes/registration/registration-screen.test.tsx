import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { answerSession } from '../../testing/answer-session.ts';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { graphViewer } from '../../testing/graph-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { write } from '../../testing/write.ts';
import { registration } from './route.ts';

const unconfirmed = 'Nie wiadomo, czy zmiana się zapisała. Sprawdź to, zanim spróbujesz ponownie';
const complete = { email: 'ewa@tipgraph.example', password: 'secret', repeated: 'secret', terms: true };

async function setUp(address = '/registration') {
  const page = await renderScreen(registration, { address });
  const fields = {
    email: screen.getByRole('textbox', { name: 'Adres e-mail' }),
    password: screen.getByLabelText('Hasło'),
    repeated: screen.getByLabelText('Powtórz hasło'),
    terms: screen.getByRole('checkbox', { name: /Akceptuję regulamin/ }),
  };
  const submit = async ({ email, password, repeated, terms }: typeof complete) => {
    write(fields.email, email);
    write(fields.password, password);
    write(fields.repeated, repeated);
    if (terms) await userEvent.click(fields.terms);
    await userEvent.click(screen.getByRole('button', { name: 'Załóż konto' }));
  };
  const { graph } = page;
  const answer = async (errors: readonly { field: string[] | null; code: string }[]) => {
    const viewer = errors.length > 0 ? null : graphViewer;
    graph.latest().answer({ data: { register: { viewer, errors } } });
    if (viewer) await answerSession(graph);
  };
  return { ...page, fields, submit, answer };
}

describe('the registration screen', () => {
  it('confirms leaving with unsaved input, but not after the registration', async () => {
    const { fields, submit, answer, address, router } = await setUp();
    expect(asksOnClosing()).toBe(false);
    await userEvent.click(fields.terms);
    expect(asksOnClosing()).toBe(true);
    await userEvent.click(fields.terms);
    expect(asksOnClosing()).toBe(false);
    write(fields.email, 'ewa');
    await userEvent.click(screen.getByRole('link', { name: /Zaloguj się/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zostań' }));
    expect(router.state.location.pathname).toBe('/registration');
    write(fields.email, '');
    await submit(complete);
    await answer([]);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await waitFor(() => expect(asksOnClosing()).toBe(false));
  });

  it('supports password managers', async () => {
    const { fields } = await setUp();
    expect(fields.email.getAttribute('autocomplete')).toBe('username');
    expect(fields.password.getAttribute('autocomplete')).toBe('new-password');
    expect(fields.repeated.getAttribute('autocomplete')).toBe('new-password');
  });

  it.each([
    [{ ...complete, email: 'ewa' }, 'To nie wygląda na adres e-mail'],
    [{ ...complete, terms: false }, 'Zaakceptuj regulamin, aby założyć konto'],
  ])('sends no request with %j', async (input, error) => {
    const { submit, graph } = await setUp();
    await submit(input);
    expect(screen.getByText(error)).toBeDefined();
    expect(graph.requests).toEqual([]);
  });

  it('focuses the first invalid field and links its error', async () => {
    const { submit, fields } = await setUp();
    await submit({ ...complete, password: '123', terms: false });
    expect(document.activeElement).toBe(fields.password);
    expect(fields.password.getAttribute('aria-invalid')).toBe('true');
    const described = (fields.password.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Hasło jest za krótkie, min. 6 znaków',
    );
  });

  it('shows an error only until its field is corrected', async () => {
    const { submit, answer, fields } = await setUp();
    const texts = ['Podane hasła różnią się od siebie', 'Zaakceptuj regulamin, aby założyć konto'];
    const shown = () => texts.filter((text) => screen.queryByText(text));
    await submit({ ...complete, repeated: 'secrer', terms: false });
    expect(shown()).toEqual(texts);
    write(fields.password, 'secrer');
    expect(shown()).toEqual(texts.slice(1));
    await userEvent.click(fields.terms);
    expect(shown()).toEqual([]);
    await submit({ ...complete, terms: false });
    await answer([{ field: ['email'], code: 'TAKEN' }]);
    const taken = /^Na ten adres założono już konto/;
    await screen.findByText(taken);
    write(fields.password, 'secret7');
    expect(screen.getByText(taken)).toBeDefined();
    write(fields.email, 'ada@tipgraph.example');
    expect(screen.queryByText(taken)).toBeNull();
    expect(document.activeElement).toBe(fields.email);
  });

  it('creates an account, signs in and goes to the dashboard', async () => {
    const { submit, answer, graph, session, address } = await setUp();
    await submit({ ...complete, email: ' ewa@tipgraph.example' });
    expect(graph.latest().variables).toEqual({
      input: {
        email: 'ewa@tipgraph.example',
        password: 'secret',
        passwordConfirmation: 'secret',
        termsAccepted: true,
      },
    });
    await answer([]);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(session.state().viewer?.email).toBe('ewa@tipgraph.example');
    expect(screen.getByText('Konto zostało założone')).toBeDefined();
  });

  it.each([
    ['/registration', '/login'],
    ['/registration?cartLink=1', '/login?to=%2F%3FopenCart%3D1'],
    ['/registration?to=%2Ftips%2Fx', '/login?to=%2Ftips%2Fx'],
    ['/registration?to=%2F%2Fevil.example', '/login'],
  ])('asks to confirm an account that is not signed in yet, from %s', async (from, to) => {
    const { submit, graph, session, address } = await setUp(from);
    await submit(complete);
    graph.latest().answer({ data: { register: { viewer: null, errors: [] } } });
    await waitFor(() => expect(address()).toBe(to));
    expect(session.state().viewer).toBeNull();
    expect(screen.getByText(/^Konto zostało założone\. Potwierdź je/)).toBeDefined();
    await waitFor(() => expect(asksOnClosing()).toBe(false));
  });

  it('goes to the return address', async () => {
    const { submit, answer, address } = await setUp('/registration?to=%2Ftips%2Fx');
    expect(screen.getByRole('link', { name: /Zaloguj się/ }).getAttribute('href')).toBe(
      '/login?to=%2Ftips%2Fx',
    );
    await submit(complete);
    await answer([]);
    await waitFor(() => expect(address()).toBe('/tips/x'));
  });

  it('returns to the cart', async () => {
    const { submit, answer, address, cart } = await setUp('/registration?cartLink=1');
    cart.add('pro', 3);
    expect(screen.getByText(/Twój koszyk czeka/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Zaloguj się/ }).getAttribute('href')).toBe(
      '/login?to=%2F%3FopenCart%3D1',
    );
    await submit(complete);
    await answer([]);
    await waitFor(() => expect(address()).toBe('/?openCart=1'));
    expect(cart.view().cart.sub).toBe('pro');
  });

  it('shows server errors under their fields', async () => {
    const { submit, answer, session, address } = await setUp();
    for (const [field, code, text] of [
      ['email', 'TAKEN', 'Na ten adres założono już konto. Zaloguj się albo ustaw nowe hasło'],
      ['email', 'INVALID', 'To nie wygląda na adres e-mail'],
      ['password', 'TOO_SHORT', 'Hasło jest za krótkie, min. 6 znaków'],
      ['password', 'TOO_LONG', 'Hasło jest za długie'],
      ['passwordConfirmation', 'CONFIRMATION', 'Podane hasła różnią się od siebie'],
      ['termsAccepted', 'ACCEPTED', 'Zaakceptuj regulamin, aby założyć konto'],
    ] as const) {
      expect(screen.queryByText(text)).toBeNull();
      await submit({ ...complete, terms: code === 'TAKEN' });
      await answer([{ field: [field], code }]);
      expect(await screen.findByText(text)).toBeDefined();
      expect(address()).toBe('/registration');
      expect(session.state().viewer).toBeNull();
    }
  });

  it('shows other server errors above the button', async () => {
    const { submit, answer } = await setUp();
    await submit(complete);
    await answer([{ field: null, code: 'WEIRD' }]);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Nie udało się tego zapisać. Sprawdź dane i spróbuj ponownie',
    );
  });

  it.each([
    ['NETWORK', `Brak połączenia z internetem${unconfirmed}`],
    ['BAD_UPSTREAM_RESPONSE', `Serwer przysłał nieprawidłowe dane${unconfirmed}`],
    ['XSRF_REFUSED', 'Strona wygasła. Spróbuj jeszcze raz'],
  ] as const)('shows a failure with %s, also when only the new user cannot be read', async (code, text) => {
    const { submit, graph, address } = await setUp();
    await submit(complete);
    graph.latest().fail(new GraphError(code, 'x'));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Załóż konto' }));
    expect(screen.queryByRole('alert')).toBeNull();
    const errors = [{ message: '', path: ['register', 'viewer'], extensions: { code } }];
    graph.latest().answer({ data: { register: { viewer: null, errors: [] } }, errors });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(address()).toBe('/registration');
  });
});
