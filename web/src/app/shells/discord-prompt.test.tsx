import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { initialSessionState } from '../../shared/session/session-state.ts';
import { renderPages } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { write } from '../../testing/write.ts';
import { DiscordPrompt } from './member-shell.tsx';

const viewerWith = (discord: string | null, subscription: object | null) => ({
  id: 'viewer',
  user: { id: 'user-1', email: 'ewa@tipgraph.example', isAdmin: false, isTyper: false, discord },
  permissions: ['DROPINFO'],
  hasLimitedPlanPlace: false,
  upcomingSubscriptions: [],
  waitingPayments: [],
  activeSubscription: subscription,
});
const vip = { planName: 'vip', expiresAt: '2026-12-14T22:00:00.000Z', discord: true };

/** The demand in a page with a button, for somebody with this name on Discord and this subscription. */
async function open(discord: string | null, subscription: object | null = vip, intl = polish) {
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
  await waitFor(() => expect(graph.asked).toHaveLength(1));
  const { plans, site } = initialSessionState;
  await act(async () => {
    graph.latest().answer({ data: { viewer: viewerWith(discord, subscription), plans, site } });
    await starting;
  });
  const answer = (viewer: object | null, errors: readonly object[] = []) =>
    act(async () => graph.latest().answer({ data: { updateProfile: { viewer, errors } } }));
  return { graph, router, session, answer, hand: userEvent.setup() };
}

const dialog = () => screen.findByRole('dialog', { name: 'Podaj nazwę na Discordzie' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa na Discordzie' });
const save = () => screen.getByRole('button', { name: 'Zapisz i przejdź dalej' });

describe('the demand for a name on Discord', () => {
  it.each([null, '', '   '])('stands before somebody with Discord whose name is "%s"', async (name) => {
    await open(name);
    expect(await dialog()).toBeDefined();
  });

  it.each([
    ['has given a name', 'ewa', vip],
    ['has no Discord in the subscription', null, { ...vip, discord: false }],
    ['has no subscription', null, null],
  ])('leaves alone whoever %s', async (_, name, subscription) => {
    await open(name, subscription);
    await screen.findByText('Za oknem');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins in the field, keeps the focus, and does not close', async () => {
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

  it('asks for something before it asks the server', async () => {
    const { graph, hand } = await open(null);
    await dialog();
    write(field(), '   ');
    await hand.click(save());
    expect(screen.getByText('Podaj nazwę na Discordzie', { selector: '[id$="-error"]' })).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(graph.asked).toHaveLength(1);
  });

  it('names what the server finds wrong in place, and stays', async () => {
    const { answer, hand } = await open(null);
    await dialog();
    write(field(), 'a..b');
    await hand.click(save());
    await answer(null, [{ field: ['discord'], code: 'INVALID' }]);
    expect(await screen.findByText(/^To nie jest nazwa z Discorda/)).toBeDefined();
    expect(field().value).toBe('a..b');
    expect(document.activeElement).toBe(field());
  });

  it('says when the server does not answer, and stays', async () => {
    const { graph, hand } = await open(null);
    await dialog();
    write(field(), 'ewa');
    await hand.click(save());
    await act(async () => graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', 'x')));
    expect(await screen.findByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(await dialog()).toBeDefined();
  });

  it('goes when the name is saved, and says so', async () => {
    const { graph, session, answer, hand } = await open(null);
    await dialog();
    write(field(), ' @ewa.w ');
    await hand.click(save());
    expect(graph.latest().variables).toEqual({ input: { discord: '@ewa.w' } });
    await answer(viewerWith('ewa.w', vip));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session.state().viewer?.needsDiscordName).toBe(false);
    expect(await screen.findByText('Zaktualizowano dane użytkownika')).toBeDefined();
  });

  it('lets the person sign out', async () => {
    const { graph, router, hand } = await open(null);
    await dialog();
    await hand.click(screen.getByRole('button', { name: 'Wyloguj' }));
    await act(async () => graph.latest().answer({ data: { signOut: { errors: [] } } }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('speaks English', async () => {
    await open(null, vip, english);
    expect(await screen.findByRole('dialog', { name: 'Enter your name on Discord' })).toBeDefined();
  });
});
