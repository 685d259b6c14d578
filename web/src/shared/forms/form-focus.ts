import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a form's first invalid field after each attempt to send it. Returns the form's ref. */
export function useErrorFocus(attempt: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A group of choices is marked as a whole.
    const invalid = '[aria-invalid="true"], [data-invalid="true"] input';
    if (attempt) form.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [attempt]);
  return form;
}

/**
 * Focuses the first field with a custom validity error, which marks text that could not be parsed into a value. Returns whether
 * there is one; the form must not be sent then.
 */
export function focusFirstInvalid(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll('input')];
  const invalid = inputs.find(({ validity }) => validity.customError);
  invalid?.focus();
  return invalid !== undefined;
}
