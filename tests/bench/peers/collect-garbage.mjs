/** Loaded into a server of the bench beside its own code: collects garbage when told to, so that memory can be compared. */
process.on('message', (message) => {
  if (message?.collect !== true) return;
  globalThis.gc?.();
  process.send?.({ collected: true });
});
