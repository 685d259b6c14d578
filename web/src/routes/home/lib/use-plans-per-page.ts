import { useMediaQuery } from '@mantine/hooks';
import type { PlansPerPage } from './plan-pages.ts';

/** How many packages fit, by the window's width; the style sheet hides the others by the same rule. */
export function usePlansPerPage(): PlansPerPage {
  const isWide = useMediaQuery('(min-width: 1024.02px)', true);
  const isMiddle = useMediaQuery('(min-width: 768.02px)', true);
  if (isWide) return 5;
  return isMiddle ? 2 : 1;
}
