import { createContext, useContext } from 'react';
import type { PushDevice } from './push-device.ts';

/** The device's notifications; outside the app there are none. */
export const PushContext = createContext<PushDevice>({
  permission: () => 'unsupported',
  ask: async () => 'unsupported',
  subscribe: () => Promise.reject(new Error('This device takes no notifications.')),
  forget: async () => {},
});

/** The device's notifications. */
export const usePushDevice = (): PushDevice => useContext(PushContext);
