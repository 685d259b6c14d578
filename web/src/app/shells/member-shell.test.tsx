import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SessionViewer } from '../../shared/session/session-state.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { MemberShell } from './member-shell.tsx';

const allPages = ['STATS', 'AUTOFILTERS', 'TIPS', 'DROPINFO', 'GOQ', 'ADMIN_PANEL'] as const;

it.each<[string, Partial<SessionViewer>, string[]]>([
  ['a user', { permissions: ['DROPINFO', 'TIPS'] }, ['/tips', '/dropinfo', '/dashboard']],
  [
    'an admin',
    { isAdmin: true, permissions: allPages },
    ['/leagues', '/autofilters', '/tips', '/dropinfo', '/quality-value', '/dashboard', '/admin'],
  ],
])('offers %s the pages that they may open, the first four in the bar of a phone', (_, viewer, paths) => {
  renderPart(<MemberShell />, { address: '/dashboard', session: stillSession(signedIn(viewer)) });
  const menus = screen.getAllByRole('navigation', { name: 'Menu główne', hidden: true }).map((menu) =>
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  );
  expect(menus).toEqual([['/dashboard', ...paths], paths.slice(0, 4)]);
});

it('links the user to their profile, with their e-mail', () => {
  renderPart(<MemberShell />, { address: '/dashboard', session: stillSession(signedIn()) });
  const link = screen.getByRole('link', { name: 'Profil: ewa@tipgraph.example', hidden: true });
  expect(link.getAttribute('href')).toBe('/profile');
  expect(link.textContent).toBe('ewa@tipgraph.example');
});

it.each([
  ['granted', ['pushToggleRegistrationQuery']],
  ['default', []],
])(
  'reads what registers the browser for notifications when their permission is %s: %j',
  async (permission, names) => {
    vi.stubGlobal('Notification', { permission });
    const page = renderPart(<MemberShell />, { address: '/dashboard', session: stillSession(signedIn()) });
    await act(() => vi.dynamicImportSettled());
    expect(page.graph.requests.map(({ name }) => name)).toEqual(names);
  },
);
