import { useDidUpdate } from '@mantine/hooks';
import { useLocation } from 'react-router-dom';

/** Calls back after a navigation to another page. */
export function useOnPathChange(listener: () => void): void {
  const { pathname } = useLocation();
  useDidUpdate(listener, [pathname]);
}
