import { act, fireEvent } from '@testing-library/react';

/** Has a field hold this text and the focus, as after typing, without a drawing of the page for each letter. */
export function write(field: HTMLElement, text: string): void {
  if (field.matches('[disabled], [readonly]')) throw new Error('Nobody can write into this field');
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text } });
}
