import { act, fireEvent } from '@testing-library/react';

/** Focuses a field and sets its text in one event. Faster than typing, which renders for each letter. */
export function write(field: HTMLElement, text: string): void {
  if (field.matches('[disabled], [readonly]')) throw new Error('The field is not editable');
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text } });
}
