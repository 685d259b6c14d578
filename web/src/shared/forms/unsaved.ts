import { createContext, useContext, useEffect } from 'react';
import { DialogContext } from '../ui/dialog-context.ts';

/** Where a form's input survives a navigation: within its page, or only at its address. */
export type Scope = 'page' | 'address';

/** Forms with unsaved input. */
const forms = new Map<object, Scope>();
let mayLeave = false;

/** Runs an action that closes every form, after a confirmation when that would lose input. */
export const ConfirmLeavingContext = createContext<(action: () => void) => void>((action) => action());

/** Whether a navigation to another page, or to another address of the same page, would lose input. */
export function losesInput(isOtherPage: boolean): boolean {
  if (mayLeave) return false;
  return isOtherPage ? forms.size > 0 : [...forms.values()].includes('address');
}

/** Allows leaving without a confirmation in the current task. Call after saving. */
export function allowLeaving(): void {
  mayLeave = true;
  setTimeout(() => {
    mayLeave = false;
  });
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Confirms a navigation, or closing the dialog or tab, while a form has unsaved input. */
export function useUnsaved(isUnsaved: boolean, scope: Scope = 'page'): void {
  const dialog = useContext(DialogContext);
  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    forms.set(form, scope);
    dialog?.unsaved.add(form);
    window.addEventListener('beforeunload', warn);
    return () => {
      forms.delete(form);
      dialog?.unsaved.delete(form);
      if (forms.size === 0) window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, scope, dialog]);
}
