import { useSyncExternalStore } from 'react';

/** Whether a field for typing has the focus: on a phone the keyboard is then open and takes the lower half. */
export function useFieldFocus(): boolean {
  return useSyncExternalStore(subscribe, hasFieldFocus);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

const typed = 'input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit]), textarea';

function hasFieldFocus(): boolean {
  return document.activeElement?.matches(typed) ?? false;
}
