import type { ListDefinition } from '../../../../shared/ui/url-state.ts';

export const userList = {
  sorts: {
    id: 'ID',
    rank: 'RANK',
    joined_at: 'JOINED_AT',
    subscription: 'SUBSCRIPTION',
    starts_at: 'STARTS_AT',
    expires_at: 'EXPIRES_AT',
    goq: 'GOQ',
    discord: 'DISCORD',
    devices: 'DEVICES',
  },
  sort: 'id',
  direction: 'asc',
  filters: {
    filter: {
      subscribed: 'SUBSCRIBED',
      ending: 'ENDING',
      typers: 'TYPERS',
      admins: 'ADMINS',
      locked: 'LOCKED',
    },
  },
  pageSize: 20,
} as const satisfies ListDefinition;
