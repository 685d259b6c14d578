import { expect, it } from 'vitest';
import { readUserAddress, userVariables, writeUserAddress } from './user-address.ts';

it('an address keeps search and page of both lists', () => {
  const text = 'logs=subscription&logsPage=2&devices=web';
  const address = readUserAddress(new URLSearchParams(text));
  expect(address).toEqual({
    logs: { search: 'subscription', page: 2 },
    devices: { search: 'web', page: 1 },
  });
  expect(writeUserAddress(address).toString()).toBe(text);
});

it.each(['logsPage=0', 'logsPage=-1', 'logsPage=x', 'logsPage=1.5', 'logsPage=99999999'])(
  '%s is the first page',
  (text) => {
    expect(readUserAddress(new URLSearchParams(text)).logs.page).toBe(1);
  },
);

it.each([
  ['12', 12],
  ['0', 0],
  ['x', 0],
  ['1e3', 0],
  ['99999999999', 0],
  [undefined, 0],
])('the person of the address %s is number %i', (id, userId) => {
  expect(userVariables(id, readUserAddress(new URLSearchParams()))).toMatchObject({
    userId,
    logSearch: null,
    logPage: 1,
  });
});
