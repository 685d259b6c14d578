import type { SaveAlertSettingsInput } from '../../../__generated__/alertBudgetFormMutation.graphql.ts';
import type { ErrorTexts } from '../../../shared/forms/use-attempt.ts';
import type { UserErrorCode } from '../../../shared/relay/form-errors.ts';

export const maxLeagues = 100;

interface Settings extends Omit<SaveAlertSettingsInput, 'leagueIds'> {
  readonly leagues: readonly { readonly id: string }[] | null;
}

/** The alert settings as the form holds them; null and an empty string mean no limit. */
export const toAlertForm = (settings: Settings) => ({
  maxPerDay: settings.maxPerDay ?? null,
  isQuiet: settings.quietFrom != null,
  quietFrom: settings.quietFrom ?? '22:00',
  quietUntil: settings.quietUntil ?? '07:00',
  digestAt: settings.digestAt,
  timeZone: settings.timeZone,
  /** In percent. */
  minDrop: settings.minDrop == null ? null : Math.round(settings.minDrop * 10_000) / 100,
  cooldownMinutes: settings.cooldownMinutes ?? null,
  /** Null when the saved leagues could not be loaded; they then stay unchanged. */
  leagueIds: settings.leagues?.map(({ id }) => id) ?? null,
});

export type AlertForm = ReturnType<typeof toAlertForm>;

export const toAlertInput = ({ isQuiet, minDrop, ...form }: AlertForm): SaveAlertSettingsInput => ({
  ...form,
  quietFrom: isQuiet ? form.quietFrom : null,
  quietUntil: isQuiet ? form.quietUntil : null,
  minDrop: minDrop === null ? null : Math.round(minDrop * 100) / 10_000,
});

const invalid = { INVALID: 'common.invalidValue' } as const;
const time = { ...invalid, BLANK: 'member.alerts.timeBlank' } as const;

export const alertTexts: ErrorTexts<AlertForm> = {
  maxPerDay: { ...invalid, OUT_OF_RANGE: 'member.alerts.maxPerDayRange' },
  quietFrom: time,
  quietUntil: { ...time, REVERSED: 'member.alerts.quietEmpty' },
  digestAt: time,
  timeZone: invalid,
  minDrop: { ...invalid, OUT_OF_RANGE: 'member.alerts.minDropRange' },
  cooldownMinutes: invalid,
  leagueIds: invalid,
};

const isOutOfRange = (value: number | null, min: number, max: number) =>
  value !== null && (value < min || value > max);

export function checkAlertForm(form: AlertForm): Partial<Record<keyof AlertForm, UserErrorCode | false>> {
  const { isQuiet, quietFrom, quietUntil } = form;
  return {
    maxPerDay: isOutOfRange(form.maxPerDay, 1, 100) && 'OUT_OF_RANGE',
    minDrop: isOutOfRange(form.minDrop, 1, 90) && 'OUT_OF_RANGE',
    quietFrom: isQuiet && quietFrom === '' && 'BLANK',
    quietUntil: isQuiet && (quietUntil === '' ? 'BLANK' : quietFrom === quietUntil && 'REVERSED'),
    digestAt: form.digestAt === '' && 'BLANK',
  };
}
