import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { english, polish } from '../../../../testing/texts.ts';
import { settle } from '../../../../testing/time.ts';
import { adminPages } from '../../admin-routes.tsx';

async function openWith(answer: object, intl = polish) {
  const page = await renderScreen(adminPages.discordUsers, { address: '/admin/users/discord', intl, answer });
  return page.graph;
}

const person = (userId: number, discord: string | null) => ({
  user: {
    __typename: 'User',
    id: `user-${userId}`,
    userId,
    email: `person${userId}@tipgraph.example`,
    firstName: null,
    lastName: null,
  },
  discord,
  planName: 'vip',
  expiresAt: '2026-06-14T11:00:00.000Z',
});
const response = (nodes: readonly object[]) => ({
  data: {
    admin: { discordUsers: { totalCount: nodes.length, edges: nodes.map((node) => ({ node })) } },
  },
});

it('shows the users with access and marks missing Discord names', async () => {
  await openWith(response([person(2, null), person(1, 'kamil')]));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('nie podał nazwy'),
    expect.stringContaining('kamil'),
  ]);
  expect(rows[1]?.textContent).toContain('14.06.2026');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/users/2', '/admin/users/1']);
});

it('shows an empty state without Discord users', async () => {
  await openWith(response([]), english);
  expect(screen.getByRole('heading', { name: 'Nobody has Discord now' })).toBeDefined();
});

it('can be retried after an error', async () => {
  const graph = await openWith({
    data: { admin: null },
    errors: [{ message: '', path: ['admin'], extensions: { code: 'UPSTREAM_ERROR' } }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await settle();
  graph.latest().answer(response([person(1, 'kamil')]));
  await settle();
  expect(screen.getByText('kamil')).toBeDefined();
});
