import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that removes a search parameter from the address, without a history entry. */
export function useRemoveParam(name: string): () => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return () => {
    const params = new URLSearchParams(search);
    if (!params.has(name)) return;
    params.delete(name);
    void navigate({ pathname, search: `${params}`, hash }, { replace: true, preventScrollReset: true });
  };
}
