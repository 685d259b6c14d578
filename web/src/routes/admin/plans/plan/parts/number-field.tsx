import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly onChange: (value: string) => void;
  readonly error: ReactNode;
  readonly isReadOnly: boolean;
}

/** A figure of a plan's terms, as typed. */
export function NumberField({ help, onChange, isReadOnly, ...field }: NumberFieldProps) {
  return (
    <TextInput
      {...field}
      description={help}
      readOnly={isReadOnly}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}
