import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { english } from '../../testing/texts.ts';
import { settle } from '../../testing/time.ts';
import { adminPages, adminRoutes } from './admin-routes.tsx';

it('typers have access to tips only, and nobody else to other pages than admins', () => {
  const rolesOf = ({ access }: (typeof adminRoutes)[number]) => (access.kind === 'role' ? access.roles : []);
  const forTypers = adminRoutes.filter((route) => rolesOf(route).includes('typer'));
  expect(forTypers.map(({ path }) => path)).toEqual([
    '/admin/tips/all',
    '/admin/tips/new',
    '/admin/tips/:id/edit',
  ]);
  const others = adminRoutes.filter((route) => !forTypers.includes(route));
  expect(others.map(rolesOf)).toEqual(others.map(() => ['admin']));
});

it.each([
  ['campaign', 'The visits could not be loaded'],
  ['commissions', 'The commissions could not be loaded'],
  ['discordUsers', 'The list could not be loaded'],
  ['dropinfoFilters', 'The filters could not be loaded'],
  ['editDropinfoFilter', 'The filter could not be loaded', '/admin/dropinfo/7/edit'],
  ['editTip', 'The tip could not be loaded', '/admin/tips/abc/edit'],
  ['files', 'The files could not be loaded'],
  ['importCategories', 'The provider’s list could not be loaded'],
  ['leagues', 'The leagues could not be loaded'],
  ['matchStats', 'The matches could not be loaded'],
  ['payment', 'The payment could not be loaded', '/admin/payments/pay-7'],
  ['payments', 'The payments could not be loaded'],
  ['paymentStats', 'The payment statistics could not be loaded'],
  ['plan', 'The plan could not be loaded', '/admin/plans/6'],
  ['plans', 'The plans could not be loaded'],
  ['promoCodes', 'The promo codes could not be loaded'],
  ['tips', 'Tips could not be loaded'],
  ['user', 'The user could not be loaded', '/admin/users/9'],
  ['users', 'The users could not be loaded'],
] as const)('the page %s can be retried after an error', async (page, title, address?: string) => {
  const path = page === 'leagues' ? 'leagues' : 'admin';
  const { graph } = await renderScreen(adminPages[page], {
    address,
    intl: english,
    answer: {
      data: { viewer: null, admin: null, leagues: page === 'leagues' ? null : { edges: [] } },
      errors: [{ message: '', path: [path], extensions: { code: 'UPSTREAM_ERROR' } }],
    },
  });
  expect(screen.getByRole('alert').textContent).toContain(title);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(graph.requests.map(({ name }) => name)).toEqual([graph.latest().name, graph.latest().name]);
});
