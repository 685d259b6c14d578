// Browser features that the simulated browser lacks.
export {};

window.matchMedia = (query) => {
  const list: MediaQueryList = Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  return list;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Elements have no size here. Charts would warn about that, so they get one.
const { getBoundingClientRect } = Element.prototype;
Element.prototype.getBoundingClientRect = function withSizeOfCharts() {
  const isChart = this.classList.contains('recharts-responsive-container');
  return isChart ? new DOMRect(0, 0, 800, 320) : getBoundingClientRect.call(this);
};
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  /** Reports every element as visible. */
  observe(target: Element) {
    const box = target.getBoundingClientRect();
    const shown = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
    this.#callback([{ ...shown, target, time: 0, isIntersecting: true, intersectionRatio: 1 }], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// The simulated browser would focus any element.
const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusIfFocusable(options) {
  if (this.matches(focusable)) focus.call(this, options);
};
