import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../../testing/session-states.ts';
import { profile } from '../route.tsx';

export const user = {
  id: 'user-1',
  email: 'ewa@tipgraph.example',
  firstName: 'Ewa',
  lastName: 'Nowak',
  discordName: null,
  notes: null,
  isAdmin: false,
  push: { publicKey: null, dropinfo: false, aiTips: false, defaultTips: false, specialTips: false },
};

/** A response to the screen’s query: by default without payments and alert settings. */
export const answerOf = (viewer: object, leagues: object | null = null) => ({
  data: {
    viewer: {
      ...{ id: 'viewer', user, permissions: [], alertSettings: null, alertReceipts: null },
      payments: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
      ...viewer,
    },
    leagues,
  },
});

/** Opens the screen with a response, in a layout if one is given. */
export async function open(answer: object, intl?: IntlShape, frame?: ReactNode) {
  const refreshSession = vi.fn(async () => undefined);
  const shown = await renderScreen(profile, {
    address: '/profile?month=2026-03',
    session: stillSession(signedIn({ permissions: ['STATS'] }), { refresh: refreshSession }),
    intl,
    frame,
    answer,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, refreshSession, hand: userEvent.setup() };
}
