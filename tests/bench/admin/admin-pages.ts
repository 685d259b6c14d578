import type { Page } from '../football/pages.ts';
import { textOf } from '../text-of.ts';

const users = { search: null, orderBy: { field: 'ID', direction: 'ASC' }, first: 20, page: 1 };
const payments = { search: null, orderBy: { field: 'CREATED_AT', direction: 'DESC' }, first: 20, page: 1 };
const person = { first: 10, logSearch: null, logPage: 1, deviceSearch: null, devicePage: 1 };

/** The lists of the admin area as the web app asks for them: their first pages, orders, searches, and pages far back. */
export async function adminPages({
  people,
  payments: made,
}: {
  people: number;
  payments: number;
}): Promise<Page[]> {
  const [userList, paymentList, userPage] = await Promise.all([
    textOf('usersScreenQuery'),
    textOf('paymentsScreenQuery'),
    textOf('userScreenQuery'),
  ]);
  const order = (field: string, direction: string) => ({ orderBy: { field, direction } });
  const list = (name: string, query: string, variables: object): Page => ({ name, query, variables });
  return [
    list('users', userList, users),
    list('users by end', userList, { ...users, ...order('EXPIRES_AT', 'DESC') }),
    list('users by devices', userList, { ...users, ...order('DEVICES', 'DESC') }),
    list('users far back', userList, { ...users, page: Math.ceil(people / 20) }),
    list('users searched', userList, { ...users, search: 'zaneta gzyl-5' }),
    list('payments', paymentList, payments),
    list('payments by amount', paymentList, { ...payments, ...order('AMOUNT', 'DESC') }),
    list('payments far back', paymentList, { ...payments, page: Math.ceil(made / 20) }),
    list('payments half way', paymentList, { ...payments, page: Math.ceil(made / 40) }),
    list('payments searched', paymentList, { ...payments, search: 'osoba4711@' }),
    list('person with log', userPage, { ...person, userId: 4_711 }),
    list('log searched', userPage, { ...person, userId: 4_711, logSearch: 'subscription' }),
  ];
}
