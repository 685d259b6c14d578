/** Has the service worker keep what the app needs to start without a network. A browser without a worker keeps nothing. */
export async function keepShell({ navigator }: Window): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keepShell');
}
