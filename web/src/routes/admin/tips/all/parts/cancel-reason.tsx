import { Textarea } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';

interface CancelReasonProps {
  readonly value: string;
  /** Whether it was to be sent without a word. */
  readonly isBlank: boolean;
  readonly onChange: (value: string) => void;
}

/** Why a tip is cancelled. */
export function CancelReason({ value, isBlank, onChange }: CancelReasonProps) {
  const intl = useIntl();
  useUnsaved(value.trim() !== '');
  return (
    <Textarea
      mt="sm"
      rows={2}
      maxLength={500}
      required
      label={intl.formatMessage({ id: 'common.reasonForCancelling' })}
      description={intl.formatMessage({ id: 'admin.tips.reasonHelp' })}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={isBlank && intl.formatMessage({ id: 'admin.tips.reasonBlank' })}
    />
  );
}
