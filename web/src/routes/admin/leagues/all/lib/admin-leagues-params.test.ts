import { expect, it } from 'vitest';
import {
  adminLeaguesVariables,
  readAdminLeaguesParams,
  writeAdminLeaguesParams,
} from './admin-leagues-params.ts';

const read = (search: string) => readAdminLeaguesParams(new URLSearchParams(search));

it.each(['', 'editable=open', 'editable=closed&search=pol+ska'])('round-trips: %s', (search) => {
  expect(writeAdminLeaguesParams(read(search)).toString()).toBe(search);
});

it('ignores invalid values', () => {
  expect(read('editable=OPEN')).toEqual({ editable: 'all', search: '' });
});

it('sends null for a blank search', () => {
  expect(adminLeaguesVariables({ editable: 'closed', search: '  ' })).toEqual({
    editable: false,
    search: null,
    first: 300,
  });
});
