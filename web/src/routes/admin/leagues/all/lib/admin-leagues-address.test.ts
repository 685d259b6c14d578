import { expect, it } from 'vitest';
import {
  adminLeaguesVariables,
  readAdminLeaguesAddress,
  writeAdminLeaguesAddress,
} from './admin-leagues-address.ts';

const read = (search: string) => readAdminLeaguesAddress(new URLSearchParams(search));

it.each(['', 'editable=open', 'editable=closed&search=pol+ska'])('reads and writes alike: %s', (search) => {
  expect(writeAdminLeaguesAddress(read(search)).toString()).toBe(search);
});

it('takes what is not offered for not given', () => {
  expect(read('editable=OPEN')).toEqual({ editable: 'all', search: '' });
});

it('asks for no search when it is blank', () => {
  expect(adminLeaguesVariables({ editable: 'closed', search: '  ' })).toEqual({
    editable: false,
    search: null,
    first: 300,
  });
});
