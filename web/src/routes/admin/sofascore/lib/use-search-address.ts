import { useSearchParams } from 'react-router-dom';

/** The search of a list that is here whole, kept in the address, and how to change it. */
export function useSearchAddress(): [string, (search: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('search') ?? '',
    (search) => setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true }),
  ];
}
