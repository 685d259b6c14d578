import { ActionIcon, Button, Flex, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { type LegDraft, maxLegs, type TipFormState } from '../lib/tip-draft.ts';

interface LegsFieldProps {
  readonly form: TipFormState;
  readonly isReadOnly: boolean;
}

/** The matches of a combined tip; empty for a single tip. */
export function LegsField({ form, isReadOnly }: LegsFieldProps) {
  const intl = useIntl();
  const group = useRef<HTMLFieldSetElement>(null);
  const { value: legs, error, onChange } = form.field('matches');
  const add = () => {
    const key = Math.max(0, ...legs.map((leg) => leg.key)) + 1;
    onChange([...legs, { key, title: '', tip: '', odds: '', kickOff: null }]);
  };
  return (
    <Panel
      title={<FormattedMessage id="admin.common.legs" />}
      note={<FormattedMessage id="admin.tipForm.legsNote" />}
    >
      <fieldset
        ref={group}
        tabIndex={-1}
        disabled={isReadOnly}
        aria-label={intl.formatMessage({ id: 'admin.common.legs' })}
      >
        <Stack p="md">
          {legs.map((leg, index) => (
            <Leg
              key={leg.key}
              leg={leg}
              index={index}
              form={form}
              onChange={(next) => onChange(legs.map((other) => (other.key === leg.key ? next : other)))}
              onRemove={() => {
                onChange(legs.filter((other) => other.key !== leg.key));
                form.forgetEntries('matches', index);
                group.current?.focus();
              }}
            />
          ))}
          {error !== null && (
            <ErrorText component="p" role="alert">
              {error}
            </ErrorText>
          )}
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            disabled={legs.length >= maxLegs}
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

interface LegProps extends Pick<LegsFieldProps, 'form'> {
  readonly leg: LegDraft;
  readonly index: number;
  readonly onChange: (leg: LegDraft) => void;
  readonly onRemove: () => void;
}

function Leg({ leg, index, form, onChange, onRemove }: LegProps) {
  const intl = useIntl();
  const number = index + 1;
  const field = <Name extends keyof LegDraft>(name: Name) => ({
    value: leg[name],
    error: form.error(`matches.${index}.${name}`),
  });
  const text = (name: 'title' | 'tip' | 'odds') => ({
    ...field(name),
    size: 'sm',
    required: true,
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...leg, [name]: currentTarget.value }),
  });
  return (
    <Flex
      component="fieldset"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="sm"
      align="start"
      aria-label={intl.formatMessage({ id: 'admin.tipForm.leg' }, { number })}
    >
      <TextInput
        {...text('title')}
        flex={{ base: '1 0 100%', md: '2 1 0' }}
        maxLength={200}
        label={intl.formatMessage({ id: 'common.match' })}
      />
      <TextInput
        {...text('tip')}
        flex={{ base: '1 0 100%', sm: '1 0 40%', md: '1.4 1 0' }}
        maxLength={200}
        label={intl.formatMessage({ id: 'common.tip' })}
      />
      <DatePicker
        {...field('kickOff')}
        flex={{ base: '1 0 100%', sm: '1 0 40%', md: '1 0 184px' }}
        label={intl.formatMessage({ id: 'common.kickOff' })}
        isRequired
        onChange={(kickOff) => onChange({ ...leg, kickOff })}
      />
      <TextInput
        {...text('odds')}
        flex={{ base: 1, md: '0 0 88px' }}
        inputMode="decimal"
        label={intl.formatMessage({ id: 'admin.tipForm.figure' }, { field: 'odds' })}
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
