import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import matchScreenQuery from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import { rememberedLines } from '../../../../../shared/football/line-memory.ts';
import type { BrowserStorage } from '../../../../../shared/storage/browser-storage.ts';
import { createSharedStorage } from '../../../../../testing/memory-storage.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { polish } from '../../../../../testing/texts.ts';
import { matchVariables } from '../lib/match-variables.ts';
import { MatchScreen } from '../match-screen.tsx';
import { MatchScreenSkeleton } from '../match-screen-skeleton.tsx';
import { NOW } from './sample-match.ts';

/** Lets time pass, and all that is due happen. */
export const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The panel of this name; throws when it is not on show. */
export const panel = (name: string) => screen.getByRole('region', { name });

/** A fault of one section. */
export const fault = (field: string, code: string) => ({
  message: '',
  path: ['match', field],
  extensions: { code },
});

interface Opening {
  readonly address?: string;
  readonly intl?: typeof polish;
  readonly permissions?: readonly string[];
  readonly storage?: BrowserStorage;
}

/** Opens the screen; its query waits for an answer. */
export async function open({
  address = '/leagues/7/match/17',
  intl = polish,
  permissions = ['STATS'],
  storage = createSharedStorage().openTab(),
}: Opening = {}) {
  const page = renderScreen(
    {
      path: '/leagues/:leagueId/match/:matchId',
      Screen: MatchScreen,
      query: matchScreenQuery,
      field: 'match',
      variables: ({ pathname }, device) =>
        matchVariables(pathname.split('/').at(-1), { permissions, lines: rememberedLines(device, 7) }),
      skeleton: <MatchScreenSkeleton />,
    },
    { address, intl, storage },
  );
  await wait();
  return page;
}

/** Opens the screen with this match, or without one, and with faults of its sections. */
export async function openWith(
  match: object | null,
  { errors = [], ...opening }: Opening & { errors?: object[] } = {},
) {
  const page = await open(opening);
  page.graph.latest().answer({ data: { match }, errors });
  await wait();
  return page;
}

/** Stops the clock and gives the window a width; for each test. */
export function setUpScreen(): void {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.stubGlobal('innerWidth', 1440);
}

/** Gives the window another width. */
export function resizeTo(width: number): void {
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });
}
