import { useEffect } from 'react';

/** How far one may go from a form without losing it: within its page, or nowhere. */
type Reach = 'page' | 'address';

/** Forms with something typed that is not saved. */
const forms = new Map<object, Reach>();
let mayLeave = false;

/** Whether to go to another page, or only to another address of the same page, would lose something typed. */
export function losesTyping(isOtherPage: boolean): boolean {
  if (mayLeave) return false;
  return isOtherPage ? forms.size > 0 : [...forms.values()].includes('address');
}

/** Lets the page be left for the moment in which something has been saved: what was typed is no longer needed. */
export function allowLeaving(): void {
  mayLeave = true;
  setTimeout(() => {
    mayLeave = false;
  });
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the person asked before something that they typed is lost, by a link or by closing the tab. */
export function useUnsaved(isUnsaved: boolean, reach: Reach = 'page'): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    forms.set(form, reach);
    window.addEventListener('beforeunload', warn);
    return () => {
      forms.delete(form);
      if (forms.size === 0) window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, reach]);
}
