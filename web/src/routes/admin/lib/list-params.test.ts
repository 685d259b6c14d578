import { expect, it } from 'vitest';
import { adminLeaguesAddress, adminLeaguesVariables, userVariables } from './list-params.ts';

const params = (search: string) => new URLSearchParams(search);
const userRequest = (text: string, id = '12') => userVariables(id, params(text));

it.each(['', 'editable=open', 'editable=closed&search=pol+ska'])('round-trips leagues: %s', (search) => {
  expect(adminLeaguesAddress.write(adminLeaguesAddress.read(params(search))).toString()).toBe(search);
});

it('ignores invalid values', () => {
  expect(adminLeaguesAddress.read(params('editable=OPEN'))).toEqual({ editable: 'all', search: '' });
});

it('sends null for a blank search', () => {
  expect(adminLeaguesVariables(params('editable=closed&search=++'))).toEqual({
    editable: false,
    search: null,
    first: 300,
  });
});

it('reads search and page of both lists of a user from the URL', () => {
  expect(userRequest('logs=subscription&logsPage=2&devices=web')).toEqual({
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
  (text) => expect(userRequest(text)).toMatchObject({ logSearch: null, logPage: 1 }),
);

it('an invalid user id becomes 0', () => expect(userRequest('', 'x').userId).toBe(0));
