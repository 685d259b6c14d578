import { expect, it } from 'vitest';
import { userVariables } from './user-address.ts';

const asked = (text: string, id = '12') => userVariables(id, new URLSearchParams(text));

it('an address says search and page of both lists', () => {
  expect(asked('logs=subscription&logsPage=2&devices=web')).toEqual({
    userId: 12,
    first: 10,
    logSearch: 'subscription',
    logPage: 2,
    deviceSearch: 'web',
    devicePage: 1,
  });
});

it.each(['logsPage=0', 'logsPage=-1', 'logsPage=x', 'logsPage=1.5', 'logsPage=99999999'])(
  '%s is the first page',
  (text) => expect(asked(text)).toMatchObject({ logSearch: null, logPage: 1 }),
);

it('nobody has what is no number', () => expect(asked('', 'x').userId).toBe(0));
