import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { initialSessionState } from '../../shared/session/session-state.ts';
import { answerSession } from '../../testing/answer-session.ts';
import { renderPages } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { write } from '../../testing/write.ts';
import { DiscordPrompt } from './member-shell.tsx';

const viewerWith = (discordName: string | null, subscription: object | null) => ({
  id: 'viewer',
  user: { id: 'user-1', email: 'ewa@tipgraph.example', isAdmin: false, isTyper: false, discordName },
  permissions: ['DROPINFO'],
  hasLimitedPlanPlace: false,
  upcomingSubscriptions: [],
  waitingPayments: [],
  activeSubscription: subscription,
});
const vip = { planName: 'vip', expiresAt: '2026-12-14T22:00:00.000Z', discord: true };

/** Renders the prompt on a page with a button, for a user with this Discord name and subscription. */
async function open(discordName: string | null, subscription: object | null = vip, intl = polish) {
  const page = (
    <>
      <button type="button">Za oknem</button>
      <DiscordPrompt />
    </>
  );
  const { graph, router, session } = renderPages(
    [
      { path: '/dashboard', element: page },
      { path: '/', element: 'Strona główna' },
    ],
    { address: '/dashboard', intl },
  );
  const starting = session.start();
  await waitFor(() => expect(graph.requests).toHaveLength(1));
  const { plans, site } = initialSessionState;
  await act(async () => {
    graph.latest().answer({ data: { viewer: viewerWith(discordName, subscription), plans, site } });
    await starting;
  });
  const answer = (viewer: object | null, errors: readonly object[] = []) =>
    act(async () => graph.latest().answer({ data: { updateProfile: { viewer, errors } } }));
  return { graph, router, session, answer, hand: userEvent.setup() };
}

const dialog = () => screen.findByRole('dialog', { name: 'Podaj nazwę na Discordzie' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa na Discordzie' });
const save = () => screen.getByRole('button', { name: 'Zapisz i przejdź dalej' });

describe('the Discord prompt', () => {
  it('shows when the plan has Discord and the name is blank', async () => {
    await open('   ');
    expect(await dialog()).toBeDefined();
  });

  it.each([
    ['a name is set', 'ewa', vip],
    ['the subscription has no Discord', null, { ...vip, discord: false }],
    ['there is no subscription', null, null],
  ])('does not show when %s', async (_, name, subscription) => {
    await open(name, subscription);
    await screen.findByText('Za oknem');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('focuses the field, traps the focus, and cannot be closed', async () => {
    const { hand } = await open(null);
    await dialog();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    for (let presses = 0; presses < 4; presses += 1) {
      await hand.tab();
      expect((await dialog()).contains(document.activeElement)).toBe(true);
    }
    await hand.keyboard('{Escape}');
    const overlay = document.querySelector('.mantine-Modal-overlay');
    if (overlay) await hand.click(overlay);
    expect(await dialog()).toBeDefined();
    expect(screen.queryByRole('button', { name: /zamknij/i })).toBeNull();
  });

  it('shows an error for a blank name without a request, until it is typed', async () => {
    const { graph, hand } = await open(null);
    await dialog();
    write(field(), '   ');
    await hand.click(save());
    const error = () => screen.queryByText('Podaj nazwę na Discordzie', { selector: '[id$="-error"]' });
    expect(error()).not.toBeNull();
    expect(document.activeElement).toBe(field());
    expect(graph.requests).toHaveLength(1);
    write(field(), 'ewa');
    expect(error()).toBeNull();
  });

  it('shows a server-side validation error and stays open', async () => {
    const { answer, hand } = await open(null);
    await dialog();
    write(field(), 'a..b');
    await hand.click(save());
    await answer(null, [{ field: ['discordName'], code: 'INVALID' }]);
    expect(await screen.findByText(/^To nie jest nazwa z Discorda/)).toBeDefined();
    expect(field().value).toBe('a..b');
    expect(document.activeElement).toBe(field());
  });

  it('shows an error and stays open when the server does not respond', async () => {
    const { graph, hand } = await open(null);
    await dialog();
    write(field(), 'ewa');
    await hand.click(save());
    await act(async () => graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', 'x')));
    expect(await screen.findByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(await dialog()).toBeDefined();
  });

  it('closes with a toast when the name is saved', async () => {
    const { graph, session, answer, hand } = await open(null);
    await dialog();
    write(field(), ' @ewa.w ');
    await hand.click(save());
    expect(graph.latest().variables).toEqual({ input: { discordName: '@ewa.w' } });
    await answer(viewerWith('ewa.w', vip));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session.state().viewer?.needsDiscordName).toBe(false);
    expect(await screen.findByText('Zaktualizowano dane użytkownika')).toBeDefined();
  });

  it('closes also when the user could not be read after the name was saved', async () => {
    const { graph, hand } = await open(null);
    await dialog();
    write(field(), 'ewa.w');
    await hand.click(save());
    const errors = [
      { message: '', path: ['updateProfile', 'viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
    ];
    await act(async () =>
      graph.latest().answer({ data: { updateProfile: { viewer: null, errors: [] } }, errors }),
    );
    await answerSession(graph, viewerWith('ewa.w', vip));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers a sign-out', async () => {
    const { graph, router, hand } = await open(null);
    await dialog();
    await hand.click(screen.getByRole('button', { name: 'Wyloguj' }));
    await act(async () => graph.latest().answer({ data: { signOut: { errors: [] } } }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('is localized', async () => {
    await open(null, vip, english);
    expect(await screen.findByRole('dialog', { name: 'Enter your Discord name' })).toBeDefined();
  });
});
