import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { createCredentialStore } from '@tipgraph/client';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { createEnvironmentStore } from '../../shared/relay/environment.ts';
import { createSessionStore } from '../../shared/session/session-store.ts';
import { SessionContext } from '../../shared/session/use-session.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { signedIn } from '../../testing/session-states.ts';
import { polish } from '../../testing/texts.ts';
import { adminPages } from '../admin-pages.tsx';
import type { AdminPage } from '../page.ts';
import { AdminFrame } from './admin-frame.tsx';
import { openSections } from './open-sections.ts';

const [panel] = adminPages;
const granted = ['ADMIN_PANEL'] as const;
const admin = signedIn({ isAdmin: true, permissions: granted });
const typer = signedIn({ isTyper: true, permissions: granted });

function page(path: string, section: AdminPage['section'], roles: ('admin' | 'typer')[] = ['admin']) {
  if (!panel) throw new Error('The area has no first page.');
  return {
    ...panel,
    path,
    section,
    menu: null,
    access: { kind: 'role', roles, permission: 'ADMIN_PANEL' },
  } as const;
}

const pages: AdminPage[] = [
  page('/admin/files/new', 'files'),
  page('/admin/tips/all', 'tips', ['admin', 'typer']),
  page('/admin/tips/:id/edit', 'tips', ['admin', 'typer']),
  page('/admin/users', 'users'),
];

function open(state: typeof admin) {
  const router = createMemoryRouter(
    [
      {
        element: <AdminFrame />,
        children: [{ path: '/admin', handle: panel, element: <h1>Panel</h1> }],
      },
    ],
    { initialEntries: ['/admin'] },
  );
  const session = {
    ...createSessionStore(
      createEnvironmentStore(() => createMockEnvironment()),
      createCredentialStore(createSharedStorage().openTab()),
    ),
    state: () => state,
  };
  render(
    <RawIntlProvider value={polish}>
      <MantineProvider env="test">
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </MantineProvider>
    </RawIntlProvider>,
  );
}

it('lists sections in the order of the menus, with the pages that have an address of their own', () => {
  expect(
    openSections(pages, admin.viewer).map(({ section, pages: [first] }) => [section, first?.path]),
  ).toEqual([
    ['users', '/admin/users'],
    ['tips', '/admin/tips/all'],
    ['files', '/admin/files/new'],
  ]);
});

it('shows typers what is open to them, and others nothing', () => {
  expect(openSections(pages, typer.viewer).map(({ section }) => section)).toEqual(['tips']);
  expect(openSections(pages, signedIn({ permissions: granted }).viewer)).toEqual([]);
  expect(openSections(pages, signedIn({ isAdmin: true }).viewer)).toEqual([]);
});

it('shows who may open the area its sections', () => {
  open(admin);
  const links = within(screen.getByRole('navigation', { name: 'Administracja' })).queryAllByRole('link');
  expect(links).toHaveLength(openSections(adminPages, admin.viewer).length);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panel');
});

it('says so where the role fits but the permission is missing', () => {
  open(signedIn({ isAdmin: true }));
  expect(screen.getByRole('heading').textContent).toBe('BRAK DOSTĘPU');
  expect(screen.queryByRole('navigation')).toBeNull();
});
