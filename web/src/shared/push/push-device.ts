export type PushPermission = NotificationPermission | 'unsupported';

/** Push notifications through the browser's push service and the service worker. */
export function createPushDevice(target: Window & typeof globalThis) {
  /** Without a registration, `ready` would never resolve. */
  const worker = async () => {
    const { serviceWorker } = target.navigator;
    if (!(await serviceWorker.getRegistration())) throw new Error('There is no service worker');
    return serviceWorker.ready;
  };
  const isSupported =
    'serviceWorker' in target.navigator && 'PushManager' in target && 'Notification' in target;
  const findRegistration = async () =>
    isSupported ? target.navigator.serviceWorker.getRegistration() : undefined;

  return {
    permission: (): PushPermission => (isSupported ? target.Notification.permission : 'unsupported'),
    requestPermission: async (): Promise<PushPermission> =>
      isSupported ? target.Notification.requestPermission() : 'unsupported',
    /** Returns the subscription as JSON. Replaces a subscription with another key. */
    async subscribe(publicKey: string) {
      const { pushManager } = await worker();
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      const existing = await pushManager.getSubscription();
      if (existing && !hasKey(existing, publicKey)) await existing.unsubscribe();
      return JSON.stringify(await pushManager.subscribe(options));
    },
    /** Returns the existing subscription with this key as JSON; null without one. */
    async findSubscription(publicKey: string) {
      const existing = await (await findRegistration())?.pushManager.getSubscription();
      return existing && hasKey(existing, publicKey) ? JSON.stringify(existing) : null;
    },
    /** Calls back when the service worker has replaced the subscription. Returns an unsubscribe function. */
    onChange(listener: () => void): () => void {
      if (!isSupported) return () => undefined;
      const { serviceWorker } = target.navigator;
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'pushSubscriptionChanged') listener();
      };
      serviceWorker.addEventListener('message', onMessage);
      return () => serviceWorker.removeEventListener('message', onMessage);
    },
    /** Also closes the notifications that are shown. */
    async unsubscribe() {
      const registration = await findRegistration();
      for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    },
  };
}

export type PushDevice = ReturnType<typeof createPushDevice>;

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  const key = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return key === publicKey.replace(/=+$/, '');
}
