const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/**
 * A prerendered page has no code yet: the button that was pressed last on it, which public/first-paint.js has marked, is
 * pressed again once the app has taken its place, if the app has one of the same name.
 */
export function keepPress(container: HTMLElement): void {
  const whenReplaced = new MutationObserver((changes) => {
    if (container.querySelector('[data-prerendered]')) return;
    whenReplaced.disconnect();
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    const pressed = removed
      .map((node) => (node instanceof Element ? node.querySelector('[data-pressed]') : null))
      .find((button) => button !== null);
    if (!pressed) return;
    const name = nameOf(pressed);
    [...container.querySelectorAll('button')].find((button) => nameOf(button) === name)?.click();
  });
  whenReplaced.observe(container, { childList: true });
}
