const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/**
 * Replays a press on a prerendered page, which public/first-paint.js marks on the button. Call before rendering; the returned
 * function clicks the marked button, or the one of the same name when the app has replaced the markup.
 */
export function replayPress(container: HTMLElement): () => void {
  const pressed = container.querySelector('[data-pressed]');
  return () => {
    const buttons = [...container.querySelectorAll('button')];
    const button =
      buttons.find((candidate) => candidate.hasAttribute('data-pressed')) ??
      (pressed && buttons.find((candidate) => nameOf(candidate) === nameOf(pressed)));
    button?.removeAttribute('data-pressed');
    button?.click();
  };
}
