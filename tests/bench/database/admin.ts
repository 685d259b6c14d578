import pg from 'pg';
import { openDatabase } from '../../../upstream/src/db/database.ts';
import { seedPlans } from '../../../upstream/src/seed/seed-plans.ts';
import { releasedId } from '../lib/documents.ts';
import type { Account } from '../lib/recording.ts';
import { decimal } from '../lib/statistics.ts';
import type { Found } from '../lib/write-benchmarks.ts';
import { insertAccounts, loadPages, makeDatabase, type Page, pagesAims, pagesTable } from './load-pages.ts';
import { type Crowd, seedPeople } from './seed-people.ts';

const admins = 16;
const maxP99Ms = 160;

/**
 * Fills a new database and loads the lists of the admin area over 16 connections, each with its own admin.
 * @param server a PostgreSQL server that allows new databases
 */
export async function measureAdmin(crowd: Crowd, server: string): Promise<Found> {
  const url = await makeDatabase(server);
  const accounts = await prepare(url, crowd);
  const measured = await loadPages(url, await adminPages(crowd), accounts);
  return {
    title: 'admin',
    how: `${decimal(crowd.people, 0)} people and ${decimal(crowd.payments, 0)} payments on PostgreSQL, ${admins} admins at once.`,
    tables: pagesTable(measured),
    aims: pagesAims(measured, maxP99Ms),
  };
}

const users = { search: null, orderBy: { field: 'ID', direction: 'ASC' }, first: 20, page: 1 };
const payments = { search: null, orderBy: { field: 'CREATED_AT', direction: 'DESC' }, first: 20, page: 1 };
const person = { first: 10, logSearch: null, logPage: 1, deviceSearch: null, devicePage: 1 };

/** The lists of the admin area: first pages, orders, searches and late pages. */
async function adminPages({ people, payments: made }: Crowd): Promise<Page[]> {
  const [userList, paymentList, userPage] = await Promise.all([
    releasedId('usersScreenQuery'),
    releasedId('paymentsScreenQuery'),
    releasedId('userScreenQuery'),
  ]);
  const order = (field: string, direction: string) => ({ orderBy: { field, direction } });
  /** A random page after a first one. */
  const page = (nth: number, from = 1) => ({ page: from + (nth % 2000) });
  const list = (name: string, documentId: string, variables: Page['variables']): Page => ({
    name,
    documentId,
    variables,
  });
  return [
    list('users', userList, (nth) => ({ ...users, ...page(nth) })),
    list('users by end', userList, (nth) => ({ ...users, ...order('EXPIRES_AT', 'DESC'), ...page(nth) })),
    list('users searched', userList, (nth) => ({ ...users, search: `zaneta gzyl-${nth % 1009}` })),
    list('payments', paymentList, (nth) => ({ ...payments, ...page(nth) })),
    list('payments half way', paymentList, (nth) => ({ ...payments, ...page(nth, Math.ceil(made / 40)) })),
    list('payments searched', paymentList, (nth) => ({
      ...payments,
      search: `osoba${1 + ((4711 + nth) % people)}@`,
    })),
    list('person with log', userPage, (nth) => ({ ...person, userId: 1 + ((4711 + nth) % people) })),
    list('log searched', userPage, (nth) => ({
      ...person,
      userId: 1 + ((4711 + nth) % people),
      logSearch: 'subscription',
    })),
  ];
}

async function prepare(url: string, crowd: Crowd): Promise<Account[]> {
  const { db, close } = await openDatabase(url, (error) => {
    throw error;
  });
  await seedPlans(db);
  await close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await seedPeople(client, crowd);
  const accounts = await insertAccounts(client, 'admin', admins);
  await client.query('vacuum analyze');
  await client.end();
  return accounts;
}
