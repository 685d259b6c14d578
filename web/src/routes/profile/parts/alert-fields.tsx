import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { useForm } from '../../../shared/forms/use-form.ts';
import { selectChevron } from '../../../shared/ui/choices.tsx';
import { DecimalField } from '../../../shared/ui/decimal-field.tsx';
import { useLanguage } from '../../../shared/ui/formats.ts';
import type { AlertForm } from '../lib/alert-form.ts';

interface FieldsProps {
  readonly form: ReturnType<typeof useForm<AlertForm>>;
}

/** Quiet hours, and the time zone of all times. */
export function QuietFields({ form }: FieldsProps) {
  const intl = useIntl();
  const timeZone = form.field('timeZone');
  const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <Stack component="fieldset" gap="sm">
        <Checkbox
          label={intl.formatMessage({ id: 'member.alerts.quiet' })}
          description={intl.formatMessage({ id: 'member.alerts.quietHelp' })}
          checked={form.values.isQuiet}
          onChange={({ currentTarget: { checked } }) => form.put({ isQuiet: checked })}
        />
        {form.values.isQuiet && (
          <SimpleGrid cols={2} spacing="sm">
            {(['quietFrom', 'quietUntil'] as const).map((edge) => (
              <TextInput
                key={edge}
                {...form.text(edge)}
                type="time"
                label={intl.formatMessage({ id: 'member.alerts.quietEdge' }, { edge })}
              />
            ))}
          </SimpleGrid>
        )}
      </Stack>
      <NativeSelect
        {...timeZone}
        size="md"
        label={intl.formatMessage({ id: 'member.alerts.timeZone' })}
        description={intl.formatMessage({ id: 'member.alerts.timeZoneHelp' })}
        data={[...new Set([timeZone.value, 'Europe/Warsaw', browserTimeZone])]}
        rightSection={selectChevron}
        onChange={({ currentTarget: { value } }) => timeZone.onChange(value)}
      />
    </>
  );
}

const cooldowns = [15, 30, 60, 120, 360, 1_440];

/** The minimum drop, and the time between notifications about a match. */
export function DropFields({ form }: FieldsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const cooldown = form.field('cooldownMinutes');
  const options = new Set([...cooldowns, ...(cooldown.value === null ? [] : [cooldown.value])]);
  return (
    <>
      <DecimalField
        {...form.field('minDrop')}
        size="md"
        label={intl.formatMessage({ id: 'member.alerts.minDrop' })}
        description={intl.formatMessage({ id: 'member.alerts.minDropHelp' })}
        placeholder={intl.formatMessage({ id: 'member.alerts.anyDrop' })}
        decimalScale={2}
        suffix={language === 'pl' ? '\u00a0%' : '%'}
      />
      <NativeSelect
        {...cooldown}
        size="md"
        label={intl.formatMessage({ id: 'member.alerts.cooldown' })}
        description={intl.formatMessage({ id: 'member.alerts.cooldownHelp' })}
        value={String(cooldown.value ?? '')}
        data={[
          { value: '', label: intl.formatMessage({ id: 'member.alerts.onceAMatch' }) },
          ...[...options]
            .toSorted((one, other) => one - other)
            .map((minutes) => ({ value: String(minutes), label: cooldownText(minutes) })),
        ]}
        rightSection={selectChevron}
        onChange={({ currentTarget: { value } }) => cooldown.onChange(value === '' ? null : Number(value))}
      />
    </>
  );

  function cooldownText(minutes: number): string {
    return minutes % 60 === 0
      ? intl.formatMessage({ id: 'member.alerts.afterHours' }, { hours: minutes / 60 })
      : intl.formatMessage({ id: 'member.alerts.afterMinutes' }, { minutes });
  }
}
