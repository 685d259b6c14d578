import type { Page } from 'playwright/test';

/** Buttons, links that look like buttons, tabs, table cells, and captions that are not meant to be truncated. */
const selector =
  'button, [role=button], [role=tab], .mantine-Button-root, th, td, [role=cell], [role=columnheader], dt, dd, small:not([data-cut])';

/**
 * Buttons and cells with cut text, hidden by a box in or around them or by an ellipsis, each with its text and the overflow
 * in pixels. Visually hidden text and the content of scrolling boxes are ignored.
 */
export function cutTexts(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ part, selector }) => {
      const isVisuallyHidden = (box: DOMRect) => box.width <= 2 || box.height <= 2;
      const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
      const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
      /** The nearest box inside the element that hides its overflow; else the element. */
      const clippingBox = (start: Element, element: Element): Element => {
        for (let one: Element | null = start; one && one !== element; one = one.parentElement) {
          if (hides(one)) return one;
        }
        return element;
      };
      /** The nearest box around the element that hides its overflow. */
      const boxAround = (element: Element): Element | null => {
        for (let one = element.parentElement; one && !scrolls(one); one = one.parentElement) {
          if (hides(one)) return one;
        }
        return null;
      };
      const found = new Set<string>();
      for (const element of document.querySelector(part)?.querySelectorAll(selector) ?? []) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const outer = boxAround(element)?.getBoundingClientRect();
        if (outer && isVisuallyHidden(outer)) continue;
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          if (!parent || !text.textContent?.trim()) continue;
          const frame = clippingBox(parent, element);
          const box = frame.getBoundingClientRect();
          if (isVisuallyHidden(box) || !parent.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const bounds = range.getBoundingClientRect();
          if (bounds.width === 0) continue;
          const right = Math.min(box.right, outer?.right ?? box.right);
          const left = Math.max(box.left, outer?.left ?? box.left);
          const overflow = Math.ceil(Math.max(bounds.right - right, left - bounds.left));
          if (overflow > 1) found.add(`${text.textContent.trim()} (${overflow} px)`);
        }
      }
      return [...found];
    },
    { part, selector },
  );
}
