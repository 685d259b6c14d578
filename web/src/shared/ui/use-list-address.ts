import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListAddress, type ListDefaults, readListAddress, writeListAddress } from './list-address.ts';

/**
 * Search, sort and page of a list, kept in the address. Another search or order begins at its first page. Turning a page
 * or sorting is a step that the browser goes back over; typing a search is not.
 */
export function useListAddress<TSort extends string>(
  defaults: ListDefaults<TSort>,
): [ListAddress<TSort>, (change: Partial<ListAddress<TSort>>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readListAddress(new URLSearchParams(search), defaults), [search, defaults]);
  const change = useCallback(
    (wanted: Partial<ListAddress<TSort>>) => {
      const params = new URLSearchParams(search);
      const next = { ...readListAddress(params, defaults), page: 1, ...wanted };
      navigate(
        { search: writeListAddress(params, next, defaults).toString() },
        { replace: wanted.search !== undefined, preventScrollReset: true },
      );
    },
    [search, navigate, defaults],
  );
  return [address, change];
}
