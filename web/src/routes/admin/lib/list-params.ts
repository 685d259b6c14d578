import {
  addressOf,
  choiceField,
  pathNumber,
  searchField,
  textField,
  valueField,
} from '../../../shared/ui/address-fields.ts';
import { type ListDefinition, listVariables, pageField } from '../../../shared/ui/url-state.ts';

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

export const paymentList = {
  sorts: { created: 'CREATED_AT', amount: 'AMOUNT', status: 'STATUS', paid: 'PAID_AT' },
  sort: 'created',
  direction: 'desc',
  filters: {
    status: {
      pending: 'PENDING',
      held: 'HELD',
      done: 'DONE',
      cancelled: 'CANCELLED',
      failed: 'FAILED',
      expired: 'EXPIRED',
    },
  },
  pageSize: 20,
} as const satisfies ListDefinition;

export const tipList = {
  sorts: {
    created: 'CREATED_AT',
    date: 'KICK_OFF',
    title: 'TITLE',
    author: 'AUTHOR',
    exchange: 'ODDS',
    rate: 'STAKE',
    units: 'PROFIT_UNITS',
  },
  sort: 'created',
  direction: 'desc',
  filters: {
    kind: { special: 'SPECIAL', default: 'DEFAULT', chatgpt: 'AI' },
    status: {
      settle: 'TO_SETTLE',
      active: 'ACTIVE',
      success: 'SUCCESS',
      fail: 'FAIL',
      cancel: 'CANCEL',
    },
  },
  pageSize: 25,
} as const satisfies ListDefinition;

export function tipVariables(params: URLSearchParams) {
  const { kind, status, ...list } = listVariables(params, tipList);
  return {
    ...list,
    types: kind && [kind],
    statuses: status === 'TO_SETTLE' ? null : status && [status],
    toSettle: status === 'TO_SETTLE' || null,
  };
}

export const pageSize = 10;

/** Search and page of a list on the user page. */
export const userListFields = (list: 'logs' | 'devices') => ({
  search: textField(list),
  page: pageField(`${list}Page`),
});

export function userVariables(id: string | undefined, params: URLSearchParams) {
  const logs = addressOf(userListFields('logs')).read(params);
  const devices = addressOf(userListFields('devices')).read(params);
  return {
    userId: pathNumber(id),
    first: pageSize,
    logSearch: logs.search.trim() || null,
    logPage: logs.page,
    deviceSearch: devices.search.trim() || null,
    devicePage: devices.page,
  };
}

/** All leagues, leagues with manual statistics (`open`), or the others (`closed`). */
export const editableChoices = ['all', 'open', 'closed'] as const;

export const adminLeaguesAddress = addressOf({
  editable: choiceField('editable', editableChoices, 'all'),
  search: searchField,
});

export function adminLeaguesVariables(params: URLSearchParams) {
  const { editable, search } = adminLeaguesAddress.read(params);
  return {
    editable: editable === 'all' ? null : editable === 'open',
    search: search.trim() || null,
    // The API's page limit. There are fewer leagues.
    first: 300,
  };
}

/** Without a league: all leagues with manual statistics. */
export const matchStatsAddress = addressOf({
  leagueId: valueField<number | null>('league', null, (text) => pathNumber(text) || null),
  page: pageField(),
});

export const matchStatsVariables = (params: URLSearchParams) => ({
  ...matchStatsAddress.read(params),
  first: 25,
});

/** Query variables of a URL. An invalid id becomes 0 (not found), an invalid month null (newest). */
export function commissionVariables(id: string | undefined, params: URLSearchParams) {
  const month = params.get('month') ?? '';
  return { typerId: pathNumber(id), month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null };
}
