import type { Page } from 'playwright/test';

/** What says something on its own: buttons, links that look so, tabs, and cells of tables. */
const sayers =
  'button, [role=button], [role=tab], .mantine-Button-root, th, td, [role=cell], [role=columnheader], dt, dd';

/**
 * The buttons and cells of a page whose text is cut: hidden by its box, or longer than a line that ends in dots; each as what
 * it says and by how many pixels it is too long. Texts for the ear alone are left out, and so is what scrolls in a box of
 * its own.
 */
export function cutTexts(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ part, sayers }) => {
      const isForEar = (box: DOMRect) => box.width <= 1 || box.height <= 1;
      const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
      /** The nearest box, up to the sayer, that hides what is longer than it; else the sayer itself. */
      const frameOf = (start: Element, sayer: Element): Element => {
        for (let one: Element | null = start; one && one !== sayer; one = one.parentElement) {
          if (hides(one)) return one;
        }
        return sayer;
      };
      const found = new Set<string>();
      for (const sayer of document.querySelector(part)?.querySelectorAll(sayers) ?? []) {
        if (!sayer.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const texts = document.createTreeWalker(sayer, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement;
          if (!parent || !text.textContent?.trim()) continue;
          const frame = frameOf(parent, sayer);
          const box = frame.getBoundingClientRect();
          if (isForEar(box) || !parent.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const words = range.getBoundingClientRect();
          if (words.width === 0) continue;
          const out = Math.ceil(Math.max(words.right - box.right, box.left - words.left));
          if (out > 1) found.add(`${text.textContent.trim()} (${out} px)`);
        }
      }
      return [...found];
    },
    { part, sayers },
  );
}
