import { createContext, type RefObject, useContext, useEffect, useState } from 'react';

/** How far one may go from a form without losing it: within its page, or nowhere. */
type Reach = 'page' | 'address';

/** Forms with something typed that is not saved. */
const forms = new Map<object, Reach>();
let mayLeave = false;

/** What a dialog with forms needs to know before it closes. */
export interface DialogState {
  /** Its forms with something typed that is not saved. */
  readonly unsaved: Set<object>;
  /** The dialogs that stand over it: they close first. */
  readonly above: Set<object>;
}

/** The dialog that a form stands in; null in the page itself. */
export const DialogContext = createContext<DialogState | null>(null);

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

/** Has the person asked before something that they typed is lost, by a link, by closing its dialog or by closing the tab. */
export function useUnsaved(isUnsaved: boolean, reach: Reach = 'page'): void {
  const dialog = useContext(DialogContext);
  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    forms.set(form, reach);
    dialog?.unsaved.add(form);
    window.addEventListener('beforeunload', warn);
    return () => {
      forms.delete(form);
      dialog?.unsaved.delete(form);
      if (forms.size === 0) window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, reach, dialog]);
}

/** Keeps the dialog that this one stands over open while this one is. */
export function useDialogAbove(isOpen: boolean): void {
  const dialog = useContext(DialogContext);
  useEffect(() => {
    if (!isOpen || !dialog) return;
    const above = {};
    dialog.above.add(above);
    // The dialog below hears of the key that closes this one too.
    return () => void setTimeout(() => dialog.above.delete(above));
  }, [isOpen, dialog]);
}

/** Whether a field of a form is not as it was drawn. The password so far does not count: a password manager fills it in. */
const hasTyping = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.getAttribute('autocomplete') !== 'current-password' &&
      (field.type === 'checkbox'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue),
  );

/** The same as `useUnsaved`, for a form whose fields keep their values themselves; gives what the form has to report. */
export function useUnsavedFields(form: RefObject<HTMLFormElement | null>, isWanted = true) {
  const [isTyped, setTyped] = useState(false);
  const look = () => setTyped(hasTyping(form.current));
  // Fields come and go with each drawing.
  useEffect(look);
  useUnsaved(isTyped && isWanted);
  return { onInput: look, onReset: () => setTyped(false) };
}
