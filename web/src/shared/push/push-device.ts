/** Whether the person lets this device ring; `unsupported` where a browser cannot. */
export type PushPermission = 'granted' | 'denied' | 'default' | 'unsupported';

/** What a browser can do about notifications. */
export interface PushDevice {
  permission(): PushPermission;
  /** Asks the person; answers what they have decided. */
  ask(): Promise<PushPermission>;
  /** The subscription as JSON, as the graph registers it; another key makes another subscription. */
  subscribe(publicKey: string): Promise<string>;
  /** Ends the subscription, so that nothing more of its owner reaches this device. */
  forget(): Promise<void>;
}

/** Notifications through the browser's push service and this site's service worker. */
export function createPushDevice(target: Window & typeof globalThis): PushDevice {
  /** Where none is registered, none will ever be ready. */
  const worker = async () => {
    const { serviceWorker } = target.navigator;
    if (!(await serviceWorker.getRegistration())) throw new Error('There is no service worker');
    return serviceWorker.ready;
  };
  const isSupported =
    'serviceWorker' in target.navigator && 'PushManager' in target && 'Notification' in target;

  return {
    permission: () => (isSupported ? target.Notification.permission : 'unsupported'),
    ask: async () => (isSupported ? target.Notification.requestPermission() : 'unsupported'),
    async subscribe(publicKey) {
      const { pushManager } = await worker();
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      const held = await pushManager.getSubscription();
      if (held && !isFor(held, publicKey)) await held.unsubscribe();
      return JSON.stringify(await pushManager.subscribe(options));
    },
    async forget() {
      if (!isSupported) return;
      const registration = await target.navigator.serviceWorker.getRegistration();
      const held = await registration?.pushManager.getSubscription();
      await held?.unsubscribe();
    },
  };
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  const key = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return key === publicKey.replace(/=+$/, '');
}
