import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { SessionViewer } from '../../../../../shared/session/session-state.ts';
import { type RenderOptions, renderScreen } from '../../../../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../../../../testing/session-states.ts';
import { stopClock } from '../../../../../testing/time.ts';
import { match as route } from '../route.tsx';

/** The panel of this name; throws when it is not on show. */
export const panel = (name: string) => screen.getByRole('region', { name });

/** An error of one section. */
export const error = (field: string, code: string) => ({
  message: '',
  path: ['match', field],
  extensions: { code },
});

interface Opening extends Omit<RenderOptions, 'session'> {
  readonly permissions?: SessionViewer['permissions'];
}

const optionsOf = ({ permissions = ['STATS'], ...rest }: Opening): RenderOptions => ({
  address: '/leagues/7/match/17',
  session: stillSession(signedIn({ permissions })),
  ...rest,
});

/** Opens the screen; its query waits for an answer. */
export const open = (opening: Opening = {}) => renderScreen(route, optionsOf(opening));

/** Opens the screen with this match, or without one, and with errors of its sections. */
export const openWith = (
  match: object | null,
  { errors = [], ...opening }: Opening & { errors?: object[] } = {},
) => renderScreen(route, { ...optionsOf(opening), answer: { data: { match }, errors } });

/** Stops the clock and gives the window a width; for each test. */
export function setUpScreen(): void {
  stopClock();
  vi.stubGlobal('innerWidth', 1440);
}

/** Gives the window another width. */
export function resizeTo(width: number): void {
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });
}
