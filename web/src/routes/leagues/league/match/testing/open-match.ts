import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { SessionViewer } from '../../../../../shared/session/session-state.ts';
import { type RenderOptions, renderScreen } from '../../../../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../../../../testing/session-states.ts';
import { stopClock } from '../../../../../testing/time.ts';
import { match as route } from '../route.tsx';

export const panel = (name: string) => screen.getByRole('region', { name });

/** An error of one section. */
export const error = (field: string, code: string) => ({
  message: '',
  path: ['match', field],
  extensions: { code },
});

interface OpenOptions extends Omit<RenderOptions, 'session'> {
  readonly permissions?: SessionViewer['permissions'];
}

const toRenderOptions = ({ permissions = ['STATS'], ...rest }: OpenOptions): RenderOptions => ({
  address: '/leagues/7/match/17',
  session: stillSession(signedIn({ permissions })),
  ...rest,
});

/** Opens the screen with its query pending. */
export const open = (options: OpenOptions = {}) => renderScreen(route, toRenderOptions(options));

/** Opens the screen with a response of this match, or of none, with errors of its sections. */
export const openWith = (
  match: object | null,
  { errors = [], ...options }: OpenOptions & { errors?: object[] } = {},
) => renderScreen(route, { ...toRenderOptions(options), answer: { data: { match }, errors } });

/** Stops the clock and sets the window's width; for `beforeEach`. */
export function setUpScreen(): void {
  stopClock();
  vi.stubGlobal('innerWidth', 1440);
}

export function resizeTo(width: number): void {
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });
}
