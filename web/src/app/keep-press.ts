const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/**
 * A prerendered page has no code yet: the last button that was pressed on it is pressed again once the app has taken its
 * place, if the app has one of the same name there.
 */
export function keepPress(container: HTMLElement): void {
  let pressed: string | null = null;
  const hear = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = nameOf(button);
  };
  container.addEventListener('click', hear);
  const whenReplaced = new MutationObserver(() => {
    if (container.querySelector('[data-prerendered]')) return;
    whenReplaced.disconnect();
    container.removeEventListener('click', hear);
    if (pressed === null) return;
    [...container.querySelectorAll('button')].find((button) => nameOf(button) === pressed)?.click();
  });
  whenReplaced.observe(container, { childList: true });
}
