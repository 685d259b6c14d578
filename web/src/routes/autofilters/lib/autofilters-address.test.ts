import { expect, it } from 'vitest';
import { firstAddress, readAutofiltersAddress, writeAutofiltersAddress } from './autofilters-address.ts';

const read = (search: string) => readAutofiltersAddress(new URLSearchParams(search));

it('is read as it was written', () => {
  const address = { filter: 'a=&b', until: new Date('2026-03-14T18:43:00Z'), isBuilding: true };
  expect(read(writeAutofiltersAddress(address))).toEqual(address);
  expect(read(writeAutofiltersAddress(firstAddress))).toEqual(firstAddress);
  expect(writeAutofiltersAddress(firstAddress)).toBe('');
});

it.each(['until=', 'until=jutro', 'until=NaN'])('takes %s for no limit', (search) =>
  expect(read(search).until).toBeNull(),
);
