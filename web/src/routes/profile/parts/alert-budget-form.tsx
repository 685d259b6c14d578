import {
  Box,
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { alertBudgetForm_settings$key } from '../../../__generated__/alertBudgetForm_settings.graphql.ts';
import type { alertBudgetFormMutation as SaveAlertSettingsMutation } from '../../../__generated__/alertBudgetFormMutation.graphql.ts';
import type { alertLeaguesField_leagues$key } from '../../../__generated__/alertLeaguesField_leagues.graphql.ts';
import { useErrorFocus } from '../../../shared/forms/form-focus.ts';
import { useUnsaved } from '../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { DecimalField } from '../../../shared/ui/decimal-field.tsx';
import { useLanguage } from '../../../shared/ui/formats.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import {
  type AlertErrors,
  type AlertForm,
  alertServerErrors,
  checkAlertForm,
  toAlertForm,
  toAlertInput,
} from '../lib/alert-form.ts';
import { AlertLeaguesField } from './alert-leagues-field.tsx';

const settingsFragment = graphql`
  fragment alertBudgetForm_settings on AlertSettings {
    isOwn
    maxPerHour
    maxPerDay
    quietFrom
    quietUntil
    digestAt
    timeZone
    minDrop
    cooldownMinutes
    leagues {
      id
      name
      country
    }
  }
`;

const cooldowns = [15, 30, 60, 120, 360, 1_440];
const unique = <Item,>(items: readonly Item[]): Item[] => [...new Set(items)];
const chevron = <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />;

interface AlertBudgetFormProps {
  readonly settings: alertBudgetForm_settings$key;
  readonly leagues: alertLeaguesField_leagues$key | null;
}

/** How often and about what the user is notified. Typed values override saved ones until they are saved. */
export function AlertBudgetForm({ settings: key, leagues }: AlertBudgetFormProps) {
  const intl = useIntl();
  const settings = useFragment(settingsFragment, key);
  const [typed, setTyped] = useState<Partial<AlertForm>>({});
  const [fieldErrors, setFieldErrors] = useState<AlertErrors>({});
  const element = useErrorFocus(fieldErrors);
  const { save, isSaving } = useSaving<SaveAlertSettingsMutation>({
    mutation: alertBudgetFormMutation,
    doneText: intl.formatMessage({ id: 'member.alerts.saved' }),
  });
  useUnsaved(Object.keys(typed).length > 0);
  const form = { ...toAlertForm(settings), ...typed };
  const change = (values: Partial<AlertForm>) => setTyped((previous) => ({ ...previous, ...values }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const clientErrors = checkAlertForm(form);
    setFieldErrors(clientErrors);
    if (Object.keys(clientErrors).length > 0) return;
    const errors = await save({ input: toAlertInput(form) });
    if (errors?.length === 0) return setTyped({});
    const serverErrors = alertServerErrors(errors ?? []);
    setFieldErrors(serverErrors);
    if (errors && Object.keys(serverErrors).length === 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };

  const fields = { form, fieldErrors, onChange: change };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" p="md" style={{ alignItems: 'start' }}>
        {!settings.isOwn && (
          <Box
            component="p"
            py={10}
            px="sm"
            c="var(--text-2)"
            bg="var(--surface-inset)"
            bdrs="sm"
            fz="var(--fs-13)"
            style={{ gridColumn: '1 / -1' }}
          >
            <FormattedMessage id="member.alerts.isDefault" />
          </Box>
        )}
        <BudgetFields {...fields} maxPerHour={settings.maxPerHour} />
        <QuietFields {...fields} />
        <DropFields {...fields} />
        {form.leagueIds && (
          <AlertLeaguesField
            leagues={leagues}
            saved={settings.leagues ?? []}
            chosen={form.leagueIds}
            error={fieldErrors.leagueIds}
            onChange={(leagueIds) => change({ leagueIds })}
          />
        )}
        <div>
          <Button type="submit" w={{ base: '100%', sm: 'auto' }} loading={isSaving}>
            <FormattedMessage id="member.alerts.save" />
          </Button>
        </div>
      </SimpleGrid>
    </form>
  );
}

interface FieldsProps {
  readonly form: AlertForm;
  readonly fieldErrors: AlertErrors;
  readonly onChange: (values: Partial<AlertForm>) => void;
}

function BudgetFields({
  form,
  fieldErrors,
  onChange,
  maxPerHour,
}: FieldsProps & { readonly maxPerHour: number }) {
  const intl = useIntl();
  return (
    <>
      <NumberInput
        size="md"
        label={intl.formatMessage({ id: 'member.alerts.maxPerDay' })}
        description={intl.formatMessage({ id: 'member.alerts.maxPerDayHelp' }, { hour: maxPerHour })}
        placeholder={intl.formatMessage({ id: 'member.alerts.noLimit' })}
        value={form.maxPerDay ?? ''}
        onChange={(value) => onChange({ maxPerDay: typeof value === 'number' ? value : null })}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        error={fieldErrors.maxPerDay && intl.formatMessage({ id: fieldErrors.maxPerDay })}
      />
      <TextInput
        type="time"
        label={intl.formatMessage({ id: 'member.alerts.digestAt' })}
        description={intl.formatMessage({ id: 'member.alerts.digestAtHelp' })}
        value={form.digestAt}
        onChange={({ currentTarget: { value } }) => onChange({ digestAt: value })}
        error={fieldErrors.digestAt && intl.formatMessage({ id: fieldErrors.digestAt })}
      />
    </>
  );
}

function QuietFields({ form, fieldErrors, onChange }: FieldsProps) {
  const intl = useIntl();
  const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <Stack component="fieldset" gap="sm">
        <Checkbox
          label={intl.formatMessage({ id: 'member.alerts.quiet' })}
          description={intl.formatMessage({ id: 'member.alerts.quietHelp' })}
          checked={form.isQuiet}
          onChange={({ currentTarget: { checked } }) => onChange({ isQuiet: checked })}
        />
        {form.isQuiet && (
          <SimpleGrid cols={2} spacing="sm">
            {(['quietFrom', 'quietUntil'] as const).map((field) => (
              <TextInput
                key={field}
                type="time"
                label={intl.formatMessage({ id: 'member.alerts.quietEdge' }, { edge: field })}
                value={form[field]}
                onChange={({ currentTarget: { value } }) => onChange({ [field]: value })}
                error={fieldErrors[field] && intl.formatMessage({ id: fieldErrors[field] })}
              />
            ))}
          </SimpleGrid>
        )}
      </Stack>
      <NativeSelect
        size="md"
        label={intl.formatMessage({ id: 'member.alerts.timeZone' })}
        description={intl.formatMessage({ id: 'member.alerts.timeZoneHelp' })}
        value={form.timeZone}
        data={unique([form.timeZone, 'Europe/Warsaw', browserTimeZone])}
        rightSection={chevron}
        onChange={({ currentTarget: { value } }) => onChange({ timeZone: value })}
        error={fieldErrors.timeZone && intl.formatMessage({ id: fieldErrors.timeZone })}
      />
    </>
  );
}

function DropFields({ form, fieldErrors, onChange }: FieldsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const options = unique([...cooldowns, ...(form.cooldownMinutes === null ? [] : [form.cooldownMinutes])]);
  return (
    <>
      <DecimalField
        size="md"
        label={intl.formatMessage({ id: 'member.alerts.minDrop' })}
        description={intl.formatMessage({ id: 'member.alerts.minDropHelp' })}
        placeholder={intl.formatMessage({ id: 'member.alerts.anyDrop' })}
        value={form.minDrop}
        onChange={(minDrop) => onChange({ minDrop })}
        decimalScale={2}
        suffix={language === 'pl' ? '\u00a0%' : '%'}
        hideControls
        error={fieldErrors.minDrop && intl.formatMessage({ id: fieldErrors.minDrop })}
      />
      <NativeSelect
        size="md"
        label={intl.formatMessage({ id: 'member.alerts.cooldown' })}
        description={intl.formatMessage({ id: 'member.alerts.cooldownHelp' })}
        value={String(form.cooldownMinutes ?? '')}
        data={[
          { value: '', label: intl.formatMessage({ id: 'member.alerts.onceAMatch' }) },
          ...options
            .toSorted((one, other) => one - other)
            .map((minutes) => ({ value: String(minutes), label: cooldownText(minutes) })),
        ]}
        rightSection={chevron}
        onChange={({ currentTarget: { value } }) =>
          onChange({ cooldownMinutes: value === '' ? null : Number(value) })
        }
        error={fieldErrors.cooldownMinutes && intl.formatMessage({ id: fieldErrors.cooldownMinutes })}
      />
    </>
  );

  function cooldownText(minutes: number): string {
    return minutes % 60 === 0
      ? intl.formatMessage({ id: 'member.alerts.afterHours' }, { hours: minutes / 60 })
      : intl.formatMessage({ id: 'member.alerts.afterMinutes' }, { minutes });
  }
}

const alertBudgetFormMutation = graphql`
  mutation alertBudgetFormMutation($input: SaveAlertSettingsInput!) {
    saveAlertSettings(input: $input) {
      viewer {
        alertSettings {
          ...alertBudgetForm_settings
        }
      }
      errors {
        field
        code
      }
    }
  }
`;
