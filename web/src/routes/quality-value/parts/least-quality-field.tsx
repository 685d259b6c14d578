import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DecimalField } from '../../../shared/ui/decimal-field.tsx';

interface LeastQualityFieldProps {
  /** null for no limit. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A field for the least quality value, taken with Enter or on leaving the field; an empty one is no limit. */
export function LeastQualityField({ value, onChange }: LeastQualityFieldProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState({ typed: value, of: value });
  if (draft.of !== value) setDraft({ typed: value, of: value });
  const take = () => {
    if (draft.typed !== value) onChange(draft.typed);
  };
  return (
    <DecimalField
      w={{ base: '100%', sm: 190 }}
      size="sm"
      label={intl.formatMessage({ id: 'member.quality.least' })}
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
