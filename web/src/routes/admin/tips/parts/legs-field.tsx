import { ActionIcon, Box, Button, Flex, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { type LegDraft, MAX_LEGS, type TipErrors } from '../lib/tip-draft.ts';

interface LegsFieldProps {
  readonly legs: readonly LegDraft[];
  readonly fieldErrors: TipErrors;
  readonly isReadOnly: boolean;
  readonly onChange: (legs: readonly LegDraft[]) => void;
  readonly onRemove: (index: number) => void;
}

/** The matches of a combined tip; empty for a single tip. */
export function LegsField({ legs, fieldErrors, isReadOnly, onChange, onRemove }: LegsFieldProps) {
  const intl = useIntl();
  const group = useRef<HTMLFieldSetElement>(null);
  const error = fieldErrors.matches;
  const add = () => {
    const key = Math.max(0, ...legs.map((leg) => leg.key)) + 1;
    onChange([...legs, { key, title: '', tip: '', odds: '', kickOff: null }]);
  };
  return (
    <Panel
      title={<FormattedMessage id="admin.tipForm.legs" />}
      note={<FormattedMessage id="admin.tipForm.legsNote" />}
    >
      <fieldset
        ref={group}
        tabIndex={-1}
        disabled={isReadOnly}
        aria-label={intl.formatMessage({ id: 'admin.tipForm.legs' })}
      >
        <Stack p="md">
          {legs.map((leg, index) => (
            <Leg
              key={leg.key}
              leg={leg}
              index={index}
              fieldErrors={fieldErrors}
              onChange={(next) => onChange(legs.map((other) => (other.key === leg.key ? next : other)))}
              onRemove={() => {
                onRemove(index);
                group.current?.focus();
              }}
            />
          ))}
          {error !== undefined && (
            <Box component="p" c="var(--danger-text)" fz="var(--fs-13)" role="alert">
              <FormattedMessage id="admin.tipForm.error" values={{ error }} />
            </Box>
          )}
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            disabled={legs.length >= MAX_LEGS}
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
            onClick={add}
          >
            <FormattedMessage id="admin.tipForm.addLeg" />
          </Button>
        </Stack>
      </fieldset>
    </Panel>
  );
}

interface LegProps {
  readonly leg: LegDraft;
  readonly index: number;
  readonly fieldErrors: TipErrors;
  readonly onChange: (leg: LegDraft) => void;
  readonly onRemove: () => void;
}

function Leg({ leg, index, fieldErrors, onChange, onRemove }: LegProps) {
  const intl = useIntl();
  const number = index + 1;
  const errorText = (field: keyof LegDraft) => {
    const error = fieldErrors[`matches.${index}.${field}`];
    return error === undefined ? null : intl.formatMessage({ id: 'admin.tipForm.error' }, { error });
  };
  return (
    <Flex
      component="fieldset"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="sm"
      align="start"
      aria-label={intl.formatMessage({ id: 'admin.tipForm.leg' }, { number })}
    >
      <TextInput
        flex={{ base: '1 0 100%', md: '2 1 0' }}
        size="sm"
        required
        maxLength={200}
        autoComplete="off"
        label={intl.formatMessage({ id: 'common.match' })}
        value={leg.title}
        onChange={({ currentTarget }) => onChange({ ...leg, title: currentTarget.value })}
        error={errorText('title')}
      />
      <TextInput
        flex={{ base: '1 0 100%', sm: '1 0 40%', md: '1.4 1 0' }}
        size="sm"
        required
        maxLength={200}
        autoComplete="off"
        label={intl.formatMessage({ id: 'common.tip' })}
        value={leg.tip}
        onChange={({ currentTarget }) => onChange({ ...leg, tip: currentTarget.value })}
        error={errorText('tip')}
      />
      <DatePicker
        flex={{ base: '1 0 100%', sm: '1 0 40%', md: '1 0 184px' }}
        label={intl.formatMessage({ id: 'common.kickOff' })}
        isRequired
        value={leg.kickOff}
        onChange={(kickOff) => onChange({ ...leg, kickOff })}
        error={errorText('kickOff')}
      />
      <TextInput
        flex={{ base: 1, md: '0 0 88px' }}
        size="sm"
        required
        inputMode="decimal"
        autoComplete="off"
        label={intl.formatMessage({ id: 'admin.tipForm.figure' }, { field: 'odds' })}
        value={leg.odds}
        onChange={({ currentTarget }) => onChange({ ...leg, odds: currentTarget.value })}
        error={errorText('odds')}
      />
      <ActionIcon
        mt={24}
        aria-label={intl.formatMessage({ id: 'admin.tipForm.removeLeg' }, { number })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Flex>
  );
}
