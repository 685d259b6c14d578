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

/** A field for a non-negative number. Accepts a dot or a comma, and shows the separator of the language. */
export function DecimalField({
  value,
  onChange,
  max = Number.MAX_SAFE_INTEGER,
  decimalScale,
  ...props
}: DecimalFieldProps) {
  const language = useLanguage();
  return (
    <NumberInput
      {...props}
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
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
    />
  );
}

/** A field for a filter's bound. Enter or blur applies the value; an invalid one is applied again. */
export function BoundField({ value, onChange, error, ...props }: DecimalFieldProps) {
  const [draft, setDraft] = useState({ typed: value, of: value });
  if (draft.of !== value) setDraft({ typed: value, of: value });
  const applyDraft = () => {
    if (draft.typed !== value || error) onChange(draft.typed);
  };
  return (
    <DecimalField
      {...props}
      error={error}
      value={draft.typed}
      onChange={(typed) => setDraft({ ...draft, typed })}
      onBlur={applyDraft}
      onKeyDown={({ key }) => {
        if (key === 'Enter') applyDraft();
      }}
      min={0}
      max={9999.99}
      clampBehavior="strict"
      hideControls
    />
  );
}
