import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../testing/texts.ts';
import { stopClock, wait } from '../../testing/time.ts';
import { answerOf, error, open, openWith, panel } from './testing/sample-dashboard.ts';

beforeEach(() => stopClock());

describe('the dashboard', () => {
  it('shows a section for each permission, and the plan with its end and an extend link', async () => {
    await openWith(answerOf());
    for (const name of ['Dropinfo', 'Typy specjalne', 'Typy standardowe', 'Typy AI', 'Twoja subskrypcja']) {
      expect(panel(name)).toBeDefined();
    }
    expect(screen.getByRole('link', { name: 'Cała lista' }).getAttribute('href')).toBe('/dropinfo');
    const card = within(panel('Twoja subskrypcja'));
    expect(card.getByText('Premium')).toBeDefined();
    expect(card.getByText('jeszcze 10 dni, do 24.03.2026')).toBeDefined();
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['tak', 'nie']);
    expect(card.getByRole('link', { name: 'Przedłuż Premium' }).getAttribute('href')).toBe('/#kup');
  });

  it('renders in English', async () => {
    await openWith(answerOf(), english);
    expect(within(panel('Special tips')).getByText('pending')).toBeDefined();
    expect(within(panel('Your subscription')).getByText('10 days left, until 24.03.2026')).toBeDefined();
  });

  it('hides a section without its permission and does not subscribe', async () => {
    const { graph } = await openWith(answerOf({ permissions: ['TIPS', 'DEFAULT_TIPS'] }));
    expect(panel('Typy standardowe')).toBeDefined();
    for (const name of ['Dropinfo', 'Typy specjalne', 'Typy AI']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
    expect(graph.streamNames()).toEqual(['dashboardScreenLiveTipStatusesSubscription']);
  });

  it('hides a section that the server forbids', async () => {
    await openWith({
      ...answerOf({ dashboard: { dropinfos: null, specialTips: null } }),
      errors: [error('dropinfos', 'FORBIDDEN'), error('specialTips', 'FORBIDDEN')],
    });
    expect(screen.queryByRole('region', { name: 'Dropinfo' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Typy specjalne' })).toBeNull();
    expect(panel('Typy AI')).toBeDefined();
  });

  it('shows a section’s error in place, with a retry', async () => {
    const { graph } = await openWith({
      ...answerOf({ dashboard: { defaultTips: null } }),
      errors: [error('defaultTips', 'UPSTREAM_TIMEOUT')],
    });
    expect(within(panel('Typy standardowe')).getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(within(panel('Typy specjalne')).getByText('Typ 1')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(within(panel('Typy standardowe')).getByText('Typ 2')).toBeDefined();
  });

  it('offers a retry when the user could not be loaded', async () => {
    const { graph } = await openWith({
      data: { ...answerOf().data, viewer: null },
      errors: [{ message: '', path: ['viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
    expect(within(panel('Panel')).getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(panel('Typy AI')).toBeDefined();
  });

  it('offers a retry when the request failed', async () => {
    const { graph } = await open();
    graph.requests[0]?.fail(new GraphError('INTERNAL', ''));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(panel('Typy AI')).toBeDefined();
  });

  it('offers plans to a user without permissions', async () => {
    const none = { specialTips: null, defaultTips: null, aiTips: null, dropinfos: null };
    const { graph } = await openWith(
      answerOf({ permissions: [], activeSubscription: null, dashboard: none }),
    );
    expect(screen.getByText('Tu będą Twoje sygnały i typy')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Wybierz pakiet' }).getAttribute('href')).toBe('/#kup');
    expect(graph.streamNames()).toEqual([]);
  });

  it('shows notices to admins and users with a reserved plan', async () => {
    await openWith(
      answerOf({
        user: { isAdmin: true, showVipReservationNotice: true },
        dashboard: { limitedPlanWarning: true, plansRunningOut: [{ name: 'me_vip', placesLeft: 2 }] },
      }),
    );
    expect(screen.getByText('Kończą się miejsca w pakiecie ME VIP: zostały 2 miejsca.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lista pakietów' }).getAttribute('href')).toBe('/admin/plans');
    expect(screen.getByText('Pakiet ME VIP jest już kupiony.')).toBeDefined();
  });
});

describe('an upcoming plan', () => {
  const upcomingSubscriptions = [{ planName: 'me_vip', startsAt: '2026-06-13T22:00:00Z' }];

  it('is shown with its first day in a notice and in the card', async () => {
    await openWith(
      answerOf({ user: { showVipReservationNotice: true }, activeSubscription: null, upcomingSubscriptions }),
    );
    expect(
      screen.getByText('Pakiet ME VIP jest już kupiony. Pakiet ME VIP zacznie działać 14.06.2026.'),
    ).toBeDefined();
    const card = within(panel('Twoja subskrypcja'));
    expect(card.getByText('ME VIP')).toBeDefined();
    expect(card.getByText('zacznie działać 14.06.2026')).toBeDefined();
    expect(card.queryByText('Brak pakietu')).toBeNull();
  });

  it('is shown next to an active plan, each in its own sentence', async () => {
    const pro = { planName: 'pro', startsAt: '2026-08-01T00:00:00Z' };
    await openWith(answerOf({ upcomingSubscriptions: [...upcomingSubscriptions, pro] }), english);
    const text = 'The ME VIP plan starts on 14.06.2026. The Pro plan starts on 01.08.2026.';
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('the notices', () => {
  it('hide a limit running out from other users than admins', async () => {
    await openWith(answerOf({ user: { isTyper: true }, dashboard: { limitedPlanWarning: true } }));
    expect(screen.queryByText(/Kończą się miejsca/)).toBeNull();
  });

  it('name no plan when the service names none', async () => {
    await openWith(answerOf({ user: { isAdmin: true }, dashboard: { limitedPlanWarning: true } }));
    expect(screen.getByText('Kończą się miejsca w jednym z pakietów.')).toBeDefined();
  });

  it('are hidden without content', async () => {
    await openWith(answerOf({ user: { isAdmin: true } }));
    expect(screen.queryByText(/Kończą się miejsca/)).toBeNull();
    expect(screen.queryByText('Pakiet ME VIP jest już kupiony.')).toBeNull();
  });
});

describe('the user card', () => {
  it('does not offer to extend a plan with fixed dates', async () => {
    const meVip = { planName: 'me_vip', expiresAt: '2026-07-15T22:00:00Z', goq: true, discord: true };
    await openWith(answerOf({ activeSubscription: meVip }));
    const card = within(panel('Twoja subskrypcja'));
    expect(card.queryByRole('link', { name: /Przedłuż/ })).toBeNull();
    expect(card.getByRole('link', { name: 'Kup pakiet' }).getAttribute('href')).toBe('/#kup');
  });

  it.each([
    ['2026-03-12T12:00:00Z', 'do 12.03.2026', 'until 12.03.2026'],
    ['2026-03-13T12:00:00Z', 'do 13.03.2026', 'until 13.03.2026'],
    ['2026-03-14T12:00:00Z', 'ostatni dzień, do 14.03.2026', 'last day, until 14.03.2026'],
  ])('counts no days left of a plan until %s', async (expiresAt, textPl, textEn) => {
    const answer = answerOf({ activeSubscription: { planName: 'premium', expiresAt } });
    const { unmount } = await openWith(answer);
    expect(screen.getByText(textPl)).toBeDefined();
    unmount();
    await openWith(answer, english);
    expect(screen.getByText(textEn)).toBeDefined();
  });

  it('shows the last day of what ends before the plan', async () => {
    const ends = { goq: true, goqUntil: '2026-09-13T22:00:00Z', discord: true, discordUntil: null };
    const plan = { planName: 'premium', expiresAt: '2026-10-14T11:00:00Z' };
    await openWith(answerOf({ activeSubscription: { ...plan, ...ends } }));
    const card = within(panel('Twoja subskrypcja'));
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'tak, do 13.09.2026',
      'tak',
    ]);
  });

  it('offers a plan to a user without one', async () => {
    const { router } = await openWith(answerOf({ activeSubscription: null }));
    const card = within(panel('Twoja subskrypcja'));
    expect(card.getByText('Brak pakietu')).toBeDefined();
    const buy = card.getByRole('link', { name: 'Kup pakiet' });
    expect(buy.getAttribute('href')).toBe('/#kup');
    // The panel without a plan has the primary button.
    expect(buy.dataset.variant).toBe('default');
    fireEvent.click(buy);
    await wait();
    expect(router.state.location).toMatchObject({ pathname: '/', state: { section: 'plans' } });
  });

  it.each(['isAdmin', 'isTyper'])('shows all features and no link with %s', async (role) => {
    await openWith(answerOf({ user: { [role]: true }, activeSubscription: null }));
    const card = within(panel('Twoja subskrypcja'));
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'tak',
      'tak',
      'tak',
    ]);
    expect(card.queryByRole('link')).toBeNull();
  });
});
