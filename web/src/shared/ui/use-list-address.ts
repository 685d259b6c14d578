import { type ListAddress, type ListDefaults, readListAddress, writeListAddress } from './list-address.ts';
import { useAddressState } from './use-address-state.ts';

/**
 * Search, sort and page of a list, kept in the address. Another search or order begins at its first page. Turning a page
 * or sorting is a step that the browser goes back over; typing a search is not.
 */
export function useListAddress<TSort extends string>(
  defaults: ListDefaults<TSort>,
): [ListAddress<TSort>, (change: Partial<ListAddress<TSort>>) => void] {
  const [address, changeAddress] = useAddressState(
    (params) => readListAddress(params, defaults),
    (next: ListAddress<TSort>, params) => writeListAddress(params, next, defaults),
  );
  const change = (wanted: Partial<ListAddress<TSort>>) =>
    changeAddress((now) => ({ ...now, page: 1, ...wanted }), { isStep: wanted.search === undefined });
  return [address, change];
}
