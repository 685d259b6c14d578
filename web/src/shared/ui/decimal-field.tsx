import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from './formats.ts';

interface DecimalFieldProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'max'> {
  /** Null for an empty field. */
  readonly value: number | null;
  readonly max?: number;
  readonly decimalScale: number;
  readonly onChange: (value: number | null) => void;
}

/**
 * A field for a non-negative number. Accepts a dot or a comma, and shows the separator of the language. Content that is not a number
 * yet stays until the field is left.
 */
export function DecimalField({
  value,
  onChange,
  onBlur,
  max = Number.MAX_SAFE_INTEGER,
  decimalScale,
  ...props
}: DecimalFieldProps) {
  const language = useLanguage();
  const [shown, setShown] = useState<number | string>(value ?? '');
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    if (numberOf(shown) !== value) setShown(value ?? '');
  }
  return (
    <NumberInput
      {...props}
      value={shown}
      onChange={(typed) => {
        setShown(typed);
        onChange(numberOf(typed));
      }}
      onBlur={(event) => {
        setShown(value ?? '');
        onBlur?.(event);
      }}
      onPaste={(event) => {
        // Mantine accepts the other separator when typed, but drops it when pasted.
        const pasted = event.clipboardData.getData('text').trim();
        if (!/^\d+[.,]\d+$/.test(pasted)) return;
        event.preventDefault();
        const number = Number(Number(pasted.replace(',', '.')).toFixed(decimalScale));
        if (number <= max) onChange(number);
      }}
      max={max}
      decimalScale={decimalScale}
      decimalSeparator={language === 'pl' ? ',' : '.'}
      allowedDecimalSeparators={['.', ',']}
      allowNegative={false}
      hideControls
    />
  );
}

/** The number of a field's content, which is a text while it is incomplete, such as `1.` or `1.0` on the way to `1.05`. */
function numberOf(content: number | string): number | null {
  const number = Number(content);
  return content === '' || Number.isNaN(number) ? null : number;
}

/** A field for a filter's bound. Enter or blur applies the value. */
export function BoundField({ value, onChange, ...props }: DecimalFieldProps) {
  const [draft, setDraft] = useState({ typed: value, of: value });
  if (draft.of !== value) setDraft({ typed: value, of: value });
  const applyDraft = () => {
    if (draft.typed !== value) onChange(draft.typed);
  };
  return (
    <DecimalField
      {...props}
      value={draft.typed}
      onChange={(typed) => setDraft({ ...draft, typed })}
      onBlur={applyDraft}
      onKeyDown={({ key }) => {
        if (key === 'Enter') applyDraft();
      }}
      min={0}
      max={9999.99}
      clampBehavior="strict"
    />
  );
}
