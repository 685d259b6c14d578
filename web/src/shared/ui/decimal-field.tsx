import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from './formats.ts';

interface DecimalFieldProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'max'> {
  /** null for an empty field. */
  readonly value: number | null;
  readonly max?: number;
  readonly decimalScale: number;
  readonly onChange: (value: number | null) => void;
}

/** A field for a number that is not negative, typed or pasted with a dot or a comma and shown as the reader's language writes it. */
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
        // The library takes the other separator when it is typed, and drops it from what is pasted.
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

/** A field for a bound of what is listed, null for none; it is taken with Enter or on leaving the field, and again while it is wrong. */
export function BoundField({ value, onChange, error, ...props }: Omit<DecimalFieldProps, 'decimalScale'>) {
  const [draft, setDraft] = useState({ typed: value, of: value });
  if (draft.of !== value) setDraft({ typed: value, of: value });
  const take = () => {
    if (draft.typed !== value || error) onChange(draft.typed);
  };
  return (
    <DecimalField
      {...props}
      error={error}
      value={draft.typed}
      onChange={(typed) => setDraft({ ...draft, typed })}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
      min={0}
      max={9999.99}
      clampBehavior="strict"
      decimalScale={2}
      hideControls
    />
  );
}
