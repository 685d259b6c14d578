import { createContext, type ReactNode, useContext } from 'react';
import type { AppType } from './app-type.ts';

/** What carries the site. */
export const AppTypeContext = createContext<AppType>('Browser');

/** What leads to the purchase, which the mobile app has in its own way: not drawn in the app's view. */
export function WebOnly({ children }: { readonly children: ReactNode }) {
  return useContext(AppTypeContext) === 'Browser' ? children : null;
}
