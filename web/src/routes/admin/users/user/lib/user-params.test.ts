import { expect, it } from 'vitest';
import { userVariables } from './user-params.ts';

const request = (text: string, id = '12') => userVariables(id, new URLSearchParams(text));

it('reads search and page of both lists from the URL', () => {
  expect(request('logs=subscription&logsPage=2&devices=web')).toEqual({
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
  (text) => expect(request(text)).toMatchObject({ logSearch: null, logPage: 1 }),
);

it('an invalid user id becomes 0', () => expect(request('', 'x').userId).toBe(0));
