import { screen } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { english } from '../../../../testing/texts.ts';
import { adminPages } from '../../admin-routes.tsx';

const openWith = (answer: object, intl?: IntlShape) =>
  renderScreen(adminPages.discordUsers, { intl, answer });

const userNode = (userId: number, discordName: string | null) => ({
  user: {
    id: `user-${userId}`,
    userId,
    email: `person${userId}@tipgraph.example`,
  },
  discordName,
  planName: 'vip',
  expiresAt: '2026-06-14T11:00:00.000Z',
});
const response = (nodes: readonly object[]) => ({
  data: {
    admin: { discordUsers: { totalCount: nodes.length, edges: nodes.map((node) => ({ node })) } },
  },
});

it('shows the users with access and marks missing Discord names', async () => {
  await openWith(response([userNode(2, null), userNode(1, 'kamil')]));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('nie podano nazwy'),
    expect.stringContaining('kamil'),
  ]);
  expect(rows[1]?.textContent).toContain('14.06.2026');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/users/2', '/admin/users/1']);
});

it('shows an empty state without Discord users', async () => {
  await openWith(response([]), english);
  expect(screen.getByRole('heading', { name: 'Nobody has Discord access now' })).toBeDefined();
});
