import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import dashboardScreenQuery from '../../../__generated__/dashboardScreenQuery.graphql.ts';
import { AppError } from '../../../shared/relay/app-error.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { english, polish } from '../../../testing/texts.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { DashboardScreenSkeleton } from './dashboard-screen-skeleton.tsx';

const NOW = Date.parse('2026-03-14T17:43:00Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const ALL = ['TIPS', 'DROPINFO', 'SPECIAL_TIPS', 'DEFAULT_TIPS', 'CHATGPT_TIPS'];

function dropinfo(number: number, minutes: number) {
  return {
    __typename: 'Dropinfo',
    id: `dropinfo-${number}`,
    uid: `uid-${number}`,
    title: `Odra ${number} – Granit ${number}`,
    date: inMinutes(minutes),
    drop: 0.1487,
    over: { label: 'Powyżej 2.5', from: 2.02, to: 1.72 },
    under: null,
    league: null,
  };
}

function tip(number: number, change: object = {}) {
  return {
    id: `tip-${number}`,
    title: `Odra – Granit ${number}`,
    tip: `Typ ${number}`,
    status: 'ACTIVE',
    cancelReason: null,
    exchange: 1.92,
    units: null,
    date: inMinutes(90),
    ...change,
  };
}

function answerOf({ user = {}, dashboard = {}, ...viewer }: { [field: string]: object | null } = {}) {
  return {
    data: {
      liveCursor: 'log-1',
      viewer: {
        permissions: ALL,
        user: { id: 'user-1', isAdmin: false, isTyper: false, showMeVipSubInfo: false, ...user },
        activeSubscription: { plan: 'premium', expiresAt: '2026-03-24T12:00:00Z', goq: true, discord: false },
        dashboard: {
          limitedPlanWarning: false,
          dropinfos: [dropinfo(1, 8), dropinfo(2, 37)],
          specialTips: [tip(1)],
          defaultTips: [tip(2)],
          chatgptTips: [tip(3)],
          ...dashboard,
        },
        ...viewer,
      },
    },
  };
}

const fault = (field: string, code: string) => ({
  message: '',
  path: ['viewer', 'dashboard', field],
  extensions: { code },
});

const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Lets a long time pass at once; only its last second ticks. */
const pass = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds - 1000);
  return wait(1000);
};
const uids = () => [...document.querySelectorAll<HTMLElement>('li[data-uid]')].map((row) => row.dataset.uid);
const panel = (name: string) => screen.getByRole('region', { name });

async function open(intl = polish) {
  const page = renderScreen(
    {
      path: '/dashboard',
      Screen: DashboardScreen,
      query: dashboardScreenQuery,
      variables: () => ({}),
      skeleton: <DashboardScreenSkeleton />,
    },
    { address: '/dashboard', intl },
  );
  await wait();
  return page;
}

async function openWith(answer: object, intl = polish) {
  const page = await open(intl);
  page.graph.latest().answer(answer);
  await wait();
  return page;
}

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the dashboard', () => {
  it('shows each section that the permissions name', async () => {
    await openWith(answerOf());
    for (const name of ['Dropinfo', 'Typy specjalne', 'Typy standardowe', 'Typy AI', 'Twoja subskrypcja']) {
      expect(panel(name)).toBeDefined();
    }
    expect(screen.getByRole('link', { name: 'Cała lista' }).getAttribute('href')).toBe('/dropinfo');
  });

  it('speaks English', async () => {
    await openWith(answerOf(), english);
    expect(within(panel('Special tips')).getByText('pending')).toBeDefined();
    expect(within(panel('Your subscription')).getByText('10 days left, until 24.03.2026')).toBeDefined();
  });

  it('hides a section without its permission and does not listen for it', async () => {
    const { graph } = await openWith(answerOf({ permissions: ['TIPS', 'DEFAULT_TIPS'] }));
    expect(panel('Typy standardowe')).toBeDefined();
    for (const name of ['Dropinfo', 'Typy specjalne', 'Typy AI']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
    expect(graph.streamNames()).toEqual(['useLiveTipStatusesSubscription']);
  });

  it('hides a section that the server refuses', async () => {
    await openWith({
      ...answerOf({ dashboard: { dropinfos: null, specialTips: null } }),
      errors: [fault('dropinfos', 'FORBIDDEN'), fault('specialTips', 'FORBIDDEN')],
    });
    expect(screen.queryByRole('region', { name: 'Dropinfo' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Typy specjalne' })).toBeNull();
    expect(panel('Typy AI')).toBeDefined();
  });

  it('lets a section fail alone and tries it again', async () => {
    const { graph } = await openWith({
      ...answerOf({ dashboard: { defaultTips: null } }),
      errors: [fault('defaultTips', 'UPSTREAM_TIMEOUT')],
    });
    expect(within(panel('Typy standardowe')).getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(within(panel('Typy specjalne')).getByText('Typ 1')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(within(panel('Typy standardowe')).getByText('Typ 2')).toBeDefined();
  });

  it('offers another try when nothing could be read', async () => {
    const { graph } = await open();
    graph.latest().fail(new AppError('INTERNAL', ''));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(panel('Typy AI')).toBeDefined();
  });

  it('tells somebody without any permission what a plan gives', async () => {
    const none = { specialTips: null, defaultTips: null, chatgptTips: null, dropinfos: null };
    const { graph } = await openWith(
      answerOf({ permissions: [], activeSubscription: null, dashboard: none }),
    );
    expect(screen.getByText('Tu będą Twoje sygnały i typy')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Wybierz pakiet' }).getAttribute('href')).toBe('/#kup');
    expect(graph.streamNames()).toEqual([]);
  });

  it('shows the notices to those whom they concern', async () => {
    await openWith(
      answerOf({ user: { isAdmin: true, showMeVipSubInfo: true }, dashboard: { limitedPlanWarning: true } }),
    );
    expect(screen.getByText('Kończy się limit pakietu ME VIP.')).toBeDefined();
    expect(screen.getByText('Masz zarezerwowaną subskrypcję VIP.')).toBeDefined();
  });
});

describe('the user card', () => {
  it('names the plan, its end and what it includes, and extends it', async () => {
    await openWith(answerOf());
    const card = within(panel('Twoja subskrypcja'));
    expect(card.getByText('Premium')).toBeDefined();
    expect(card.getByText('jeszcze 10 dni, do 24.03.2026')).toBeDefined();
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['tak', 'nie']);
    expect(card.getByRole('link', { name: 'Przedłuż Premium' }).getAttribute('href')).toBe('/#kup');
  });

  it('offers a plan to somebody without one', async () => {
    await openWith(answerOf({ activeSubscription: null }));
    const card = within(panel('Twoja subskrypcja'));
    expect(card.getByText('brak')).toBeDefined();
    expect(card.getByRole('link', { name: 'Kup pakiet' }).getAttribute('href')).toBe('/#kup');
  });

  it.each(['isAdmin', 'isTyper'])('says yes to all and sells nothing with %s', async (role) => {
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

describe('the dropinfo panel', () => {
  const push = async (page: Awaited<ReturnType<typeof open>>, ...dropinfos: object[]) => {
    const stream = page.graph.stream('useLiveDashboardDropinfosSubscription');
    await act(async () => stream.push({ dropinfosAdded: { cursor: 'log-2', gap: false, dropinfos } }));
    await wait();
  };

  it('shows the five next matches and none that has begun', async () => {
    const dropinfos = [50, 10, -5, 20, 40, 30, 60].map((minutes) => dropinfo(minutes, minutes));
    await openWith(answerOf({ dashboard: { dropinfos } }));
    expect(uids()).toEqual(['uid-10', 'uid-20', 'uid-30', 'uid-40', 'uid-50']);
    await pass(10 * 60_000 + 1000);
    expect(uids()).toEqual(['uid-20', 'uid-30', 'uid-40', 'uid-50', 'uid-60']);
  });

  it('takes in new ones where they belong, and marks them', async () => {
    const page = await openWith(answerOf());
    expect(page.graph.stream('useLiveDashboardDropinfosSubscription').variables).toEqual({ after: 'log-1' });
    await push(page, dropinfo(3, 20), dropinfo(1, 8));
    expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
    expect(screen.getByText('Nowe')).toBeDefined();
    await wait(8000);
    expect(screen.queryByText('Nowe')).toBeNull();
  });

  it('holds new ones back while the panel is being read', async () => {
    const page = await openWith(answerOf());
    const link = screen.getByRole('link', { name: /Odra 1/ });
    act(() => link.focus());
    await push(page, dropinfo(3, 20));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    fireEvent.click(screen.getByRole('button', { name: '1 nowe' }));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
  });

  it('says that nothing is ahead', async () => {
    await openWith(answerOf({ dashboard: { dropinfos: [] } }));
    expect(screen.getByText('Nie ma nadchodzących sygnałów')).toBeDefined();
  });
});

describe('a list of tips', () => {
  it('shows the latest five in the order of their creation', async () => {
    await openWith(
      answerOf({ dashboard: { specialTips: [1, 2, 3, 4, 5, 6, 7].map((number) => tip(number)) } }),
    );
    const names = within(panel('Typy specjalne')).getAllByText(/^Typ \d$/);
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Typ 3',
      'Typ 4',
      'Typ 5',
      'Typ 6',
      'Typ 7',
    ]);
  });

  it('says that there are none yet', async () => {
    await openWith(answerOf({ dashboard: { chatgptTips: [] } }));
    expect(within(panel('Typy AI')).getByText('Nie ma jeszcze typów')).toBeDefined();
  });

  it('names state, odds and signed units', async () => {
    await openWith(
      answerOf({
        dashboard: {
          specialTips: [
            tip(1, { status: 'SUCCESS', exchange: 2.05, units: 2.1 }),
            tip(4, { status: 'FAIL', units: -1 }),
            tip(5, { status: 'CANCEL', units: 0, cancelReason: 'Mecz przełożony' }),
          ],
        },
      }),
    );
    const list = within(panel('Typy specjalne'));
    const texts = list.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(texts[1]).toMatch(/2\.05.*\+2,10trafiony$/);
    expect(texts[2]).toMatch(/\u22121,00przegrany$/);
    expect(texts[3]).toMatch(/0,00anulowany: Mecz przełożony$/);
  });

  it('changes a tip’s state as it happens and marks the change', async () => {
    const { graph } = await openWith(answerOf());
    const row = () => within(panel('Typy specjalne')).getAllByRole('row')[1];
    expect(row()?.querySelector('[data-changed]')).toBeNull();
    const changed = tip(1, { status: 'SUCCESS', units: 0.92 });
    await act(async () =>
      graph.stream('useLiveTipStatusesSubscription').push({
        tipStatusesChanged: { cursor: 'log-2', gap: false, tips: [changed] },
      }),
    );
    await wait();
    expect(row()?.textContent).toMatch(/\+0,92trafiony$/);
    expect(row()?.querySelector('[data-changed]')).not.toBeNull();
    expect(within(panel('Typy AI')).getByText('aktywny')).toBeDefined();
  });

  it('is read again once when messages may be lost', async () => {
    const { graph } = await openWith(answerOf());
    act(() => graph.resync('reconnect'));
    await wait();
    expect(graph.asked).toHaveLength(2);
    graph.latest().answer(answerOf({ dashboard: { specialTips: [tip(1, { status: 'FAIL', units: -1 })] } }));
    await wait();
    expect(within(panel('Typy specjalne')).getByText('przegrany')).toBeDefined();
  });
});
