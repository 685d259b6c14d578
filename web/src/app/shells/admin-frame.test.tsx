import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminRoutes } from '../../routes/admin/admin-routes.tsx';
import { adminRoute } from '../../routes/admin/lib/admin-route.tsx';
import { admin as panel } from '../../routes/admin/route.ts';
import { type AdminRoute, openSections } from '../../shared/routing/admin-sections.ts';
import { renderPages } from '../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { AdminFrame } from './admin-frame.tsx';

const granted = ['ADMIN_PANEL'] as const;
const admin = signedIn({ isAdmin: true, permissions: granted });
const typer = signedIn({ isTyper: true, permissions: granted });

function route(path: string, section: AdminRoute['section'], isForTypers = false): AdminRoute {
  return adminRoute({ path, section, isForTypers, title: 'admin.title.panel', screen: panel.screen });
}

const routes = [
  route('/admin', null, true),
  route('/admin/users', 'users'),
  route('/admin/tips/all', 'tips', true),
  route('/admin/tips/:id/edit', 'tips', true),
  route('/admin/files/new', 'files'),
  route('/admin/users/discord', 'users'),
];

const open = (state: typeof admin) =>
  renderPages(
    [
      {
        element: <AdminFrame />,
        children: [{ path: '/admin', handle: panel, element: <h1>Panel</h1> }],
      },
    ],
    { address: '/admin', session: stillSession(state) },
  );

it('lists sections in route order, with the pages that have no parameters', () => {
  expect(
    openSections(routes, admin.viewer).map(({ section, pages }) => [
      section,
      ...pages.map(({ path }) => path),
    ]),
  ).toEqual([
    ['users', '/admin/users', '/admin/users/discord'],
    ['tips', '/admin/tips/all'],
    ['files', '/admin/files/new'],
  ]);
});

it('lists only sections that the user may open', () => {
  expect(openSections(routes, typer.viewer).map(({ section }) => section)).toEqual(['tips']);
  expect(openSections(routes, signedIn({ permissions: granted }).viewer)).toEqual([]);
  expect(openSections(routes, signedIn({ isAdmin: true }).viewer)).toEqual([]);
});

it('shows the menu to a user with access', () => {
  open(admin);
  const links = within(screen.getByRole('navigation', { name: 'Administracja' })).queryAllByRole('link');
  expect(links).toHaveLength(openSections(adminRoutes, admin.viewer).length);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panel');
});

it('shows that access is denied when the permission is missing', () => {
  open(signedIn({ isAdmin: true }));
  expect(screen.getByRole('heading').textContent).toBe('BRAK DOSTĘPU');
  expect(screen.queryByRole('navigation')).toBeNull();
});
