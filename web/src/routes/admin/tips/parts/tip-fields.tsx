import { Box, Flex, Textarea, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { tipKinds } from '../../../../shared/tip/tip-kinds.ts';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { Segments } from '../../../../shared/ui/segments.tsx';
import type { TipDraft } from '../lib/tip-draft.ts';
import type { TipFaults } from '../lib/tip-faults.ts';

interface TipFieldsProps {
  readonly draft: TipDraft;
  readonly faults: TipFaults;
  /** Whether what is tipped, odds, stake and kick-off can be read only. */
  readonly isResultFixed: boolean;
  readonly onChange: (change: Partial<TipDraft>) => void;
}

const figures = ['odds', 'stake', 'expectedValue', 'qualityValue'] as const;
const needed: ReadonlySet<keyof TipDraft> = new Set(['odds', 'stake']);

/** What is tipped, on which match, at what odds and stake, and why. */
export function TipFields({ draft, faults, isResultFixed, onChange }: TipFieldsProps) {
  const intl = useIntl();
  const words = (id: keyof TipDraft) => {
    const fault = faults[id];
    return fault === undefined ? null : intl.formatMessage({ id: 'admin.tipForm.fault' }, { fault });
  };
  return (
    <Panel title={<FormattedMessage id="common.tip" />}>
      <Flex wrap="wrap" gap="md" align="start" p="md">
        <Box flex="1 0 100%">
          <Segments
            isStacked
            label={intl.formatMessage({ id: 'common.kind' })}
            value={draft.type}
            options={tipKinds.map(({ type }) => ({
              value: type,
              label: intl.formatMessage({ id: 'shared.tip.kind' }, { kind: type }),
            }))}
            onChange={(value) => {
              const kind = tipKinds.find(({ type }) => type === value);
              if (kind) onChange({ type: kind.type });
            }}
          />
        </Box>
        <TextInput
          flex={{ base: '1 0 100%', sm: '0 0 calc(50% - 8px)' }}
          name="tip"
          disabled={isResultFixed}
          required
          maxLength={200}
          autoComplete="off"
          label={intl.formatMessage({ id: 'common.tip' })}
          description={intl.formatMessage({ id: 'admin.tipForm.pickHelp' })}
          value={draft.tip}
          onChange={({ currentTarget }) => onChange({ tip: currentTarget.value })}
          error={words('tip')}
        />
        <TextInput
          flex={{ base: '1 0 100%', sm: '0 0 calc(50% - 8px)' }}
          name="title"
          disabled={isResultFixed}
          required
          maxLength={200}
          autoComplete="off"
          label={intl.formatMessage({ id: 'common.match' })}
          description={intl.formatMessage({ id: 'admin.tipForm.titleHelp' })}
          value={draft.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          error={words('title')}
        />
        <DatePicker
          flex={{ base: '1 0 100%', sm: '0 0 calc(50% - 8px)' }}
          label={intl.formatMessage({ id: 'common.kickOff' })}
          isRequired
          isReadOnly={isResultFixed}
          value={draft.kickOff}
          onChange={(kickOff) => onChange({ kickOff })}
          error={words('kickOff')}
        />
        {figures.map((field) => (
          <TextInput
            key={field}
            flex={{ base: '1 0 40%', sm: '0 0 calc(25% - 12px)' }}
            size="sm"
            name={field}
            disabled={isResultFixed && needed.has(field)}
            required={needed.has(field)}
            inputMode="decimal"
            autoComplete="off"
            label={intl.formatMessage({ id: 'admin.tipForm.figure' }, { field })}
            description={field === 'qualityValue' && intl.formatMessage({ id: 'admin.tipForm.qualityHelp' })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={draft[field]}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
            error={words(field)}
          />
        ))}
        <Textarea
          flex="1 0 100%"
          // As high as what is written, within reason.
          styles={{ input: { fieldSizing: 'content', minHeight: '7lh', maxHeight: '28lh' } }}
          name="description"
          rows={4}
          maxLength={5000}
          label={intl.formatMessage({ id: 'admin.common.reasoning' })}
          value={draft.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
          error={words('description')}
        />
      </Flex>
    </Panel>
  );
}
