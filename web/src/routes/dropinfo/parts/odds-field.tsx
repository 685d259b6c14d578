import { useState } from 'react';
import { DecimalField } from '../../../shared/ui/decimal-field.tsx';

interface OddsFieldProps {
  /** What it bounds, for the ear. */
  readonly label: string;
  /** Which bound it is, within the field. */
  readonly word: string;
  /** null for no bound. */
  readonly value: number | null;
  /** Id of what says that the typed bound could not be taken; it is given to `onChange` again then. */
  readonly faultId?: string | undefined;
  readonly onChange: (value: number | null) => void;
}

/** A bound of the odds, taken with Enter or on leaving the field; an empty one is none. */
export function OddsField({ label, word, value, faultId, onChange }: OddsFieldProps) {
  const [draft, setDraft] = useState({ typed: value, of: value });
  if (draft.of !== value) setDraft({ typed: value, of: value });
  const take = () => {
    if (draft.typed !== value || faultId !== undefined) onChange(draft.typed);
  };
  return (
    <DecimalField
      aria-label={label}
      aria-errormessage={faultId}
      error={faultId !== undefined}
      placeholder={word}
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
      w={72}
      styles={{
        input: {
          height: 'var(--control-h-sm)',
          minHeight: 'var(--control-h-sm)',
          paddingInline: 8,
          fontSize: 'var(--fs-13)',
          borderColor: 'var(--line-strong)',
        },
      }}
    />
  );
}
