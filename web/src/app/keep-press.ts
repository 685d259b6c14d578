const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/**
 * A prerendered page has no code yet: public/first-paint.js marks the button that was pressed last on it. Returns what presses it
 * again once the app works, or the button of the same name where the page was drawn anew.
 */
export function keepPress(container: HTMLElement): () => void {
  const pressed = container.querySelector('[data-pressed]');
  return () => {
    const buttons = [...container.querySelectorAll('button')];
    const again =
      buttons.find((button) => button.hasAttribute('data-pressed')) ??
      (pressed && buttons.find((button) => nameOf(button) === nameOf(pressed)));
    again?.removeAttribute('data-pressed');
    again?.click();
  };
}
