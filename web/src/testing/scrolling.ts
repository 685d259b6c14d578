import { vi } from 'vitest';

/** The elements that were scrolled into view, in order. */
export const scrolled: Element[] = [];

/** Records elements that are scrolled into view. Call before each test. */
export function noteScrolling(): void {
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
}
