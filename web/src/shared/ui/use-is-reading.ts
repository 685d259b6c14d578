import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether someone is reading a list: a mouse or the focus is inside it, or the page is scrolled past its top.
 * Give a ref to the element that holds the list.
 */
export function useIsReading(list: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const enter = (event: PointerEvent) => setPointed(event.pointerType !== 'touch');
    const leave = () => setPointed(false);
    const focusIn = () => setFocused(true);
    const focusOut = (event: FocusEvent) => {
      setFocused(event.relatedTarget instanceof Node && element.contains(event.relatedTarget));
    };
    const scroll = () => setScrolled(element.getBoundingClientRect().top < 0);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focusIn);
    element.addEventListener('focusout', focusOut);
    window.addEventListener('scroll', scroll, { passive: true });
    scroll();
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focusIn);
      element.removeEventListener('focusout', focusOut);
      window.removeEventListener('scroll', scroll);
    };
  }, [list]);

  return isPointed || isFocused || isScrolled;
}
