/** Whether the page asks for confirmation before the tab closes. */
export const asksOnClosing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
