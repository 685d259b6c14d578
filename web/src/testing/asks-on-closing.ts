/** Whether the browser would ask before the tab is closed: something typed is not saved. */
export const asksOnClosing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
