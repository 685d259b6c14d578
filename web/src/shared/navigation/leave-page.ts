import { createContext } from 'react';

/** Goes to an address outside the app; tests give their own. */
export const LeavePageContext = createContext<(address: string) => void>((address) =>
  window.location.assign(address),
);
