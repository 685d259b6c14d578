import { type RefObject, useEffect, useState } from 'react';
import { useUnsaved } from './unsaved.ts';

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
