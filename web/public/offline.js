// Reloads the requested page as soon as the network is back, and on request.
(() => {
  const longest = 30000;
  let wait = 1000;
  let timer;

  const look = async () => {
    clearTimeout(timer);
    try {
      const answer = await fetch('/offline.html', { cache: 'no-store' });
      if (answer.ok) return location.reload();
    } catch {
      // Still away.
    }
    clearTimeout(timer);
    timer = setTimeout(look, wait);
    wait = Math.min(longest, wait * 2);
  };
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  // A plain form would take the query from the address.
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    look();
  });
  timer = setTimeout(look, wait);
})();
