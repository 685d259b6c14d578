import { createContext, useContext } from 'react';
import { createPushDevice, type PushDevice } from './push-device.ts';

/** The device's notifications: the browser's own, unless something else is put in their place. */
export const PushContext = createContext<PushDevice>(createPushDevice(window));

/** The device's notifications. */
export const usePushDevice = (): PushDevice => useContext(PushContext);
