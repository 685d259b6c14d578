import type { SaveAlertSettingsInput } from '../../../__generated__/alertBudgetFormMutation.graphql.ts';
import type { Language } from '../../../i18n/language.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { type FormError, fieldCode } from '../../../shared/forms/form-errors.ts';
import { formatPercent } from '../../../shared/ui/formats.ts';

/** The alert settings as the form holds them; null and an empty string mean no limit. */
export interface AlertForm {
  readonly maxPerDay: number | null;
  readonly isQuiet: boolean;
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly digestAt: string;
  readonly timeZone: string;
  /** In percent. */
  readonly minDrop: number | null;
  readonly cooldownMinutes: number | null;
  /** Null when the saved leagues could not be loaded; they then stay unchanged. */
  readonly leagueIds: readonly string[] | null;
}

interface Settings extends Omit<SaveAlertSettingsInput, 'leagueIds'> {
  readonly leagues: readonly { readonly id: string }[] | null | undefined;
}

export const toAlertForm = (settings: Settings): AlertForm => ({
  maxPerDay: settings.maxPerDay ?? null,
  isQuiet: settings.quietFrom != null,
  quietFrom: settings.quietFrom ?? '22:00',
  quietUntil: settings.quietUntil ?? '07:00',
  digestAt: settings.digestAt,
  timeZone: settings.timeZone,
  minDrop: settings.minDrop == null ? null : Math.round(settings.minDrop * 10_000) / 100,
  cooldownMinutes: settings.cooldownMinutes ?? null,
  leagueIds: settings.leagues?.map(({ id }) => id) ?? null,
});

export const toAlertInput = ({ isQuiet, minDrop, ...form }: AlertForm): SaveAlertSettingsInput => ({
  ...form,
  quietFrom: isQuiet ? form.quietFrom : null,
  quietUntil: isQuiet ? form.quietUntil : null,
  minDrop: minDrop === null ? null : Math.round(minDrop * 100) / 10_000,
});

const fields = [
  'maxPerDay',
  'quietFrom',
  'quietUntil',
  'digestAt',
  'timeZone',
  'minDrop',
  'cooldownMinutes',
  'leagueIds',
] as const;

/** Valid fields are absent. */
export type AlertErrors = { readonly [Field in (typeof fields)[number]]?: MessageId };

const isOutOfRange = (value: number | null, min: number, max: number) =>
  value !== null && (value < min || value > max);

export function checkAlertForm(form: AlertForm): AlertErrors {
  const { isQuiet, quietFrom, quietUntil } = form;
  return {
    ...(isOutOfRange(form.maxPerDay, 1, 100) && { maxPerDay: 'member.alerts.maxPerDayRange' }),
    ...(isOutOfRange(form.minDrop, 1, 90) && { minDrop: 'member.alerts.minDropRange' }),
    ...(isQuiet && quietFrom === '' && { quietFrom: 'member.alerts.timeBlank' }),
    ...(isQuiet && quietUntil === '' && { quietUntil: 'member.alerts.timeBlank' }),
    ...(isQuiet &&
      quietUntil !== '' &&
      quietFrom === quietUntil && { quietUntil: 'member.alerts.quietEmpty' }),
    ...(form.digestAt === '' && { digestAt: 'member.alerts.timeBlank' }),
  };
}

export function alertServerErrors(errors: readonly FormError[]): AlertErrors {
  const invalid = fields.filter((field) => fieldCode(errors, field) !== null);
  return Object.fromEntries(invalid.map((field) => [field, 'member.profile.invalid' satisfies MessageId]));
}

/** A signed percentage with a true minus: `−5,0 %`; zero has no sign. */
export function slippageText(slippage: number, language: Language): string {
  const tenths = Math.round(slippage * 1_000);
  const sign = tenths === 0 ? '' : tenths < 0 ? '\u2212' : '+';
  return `${sign}${formatPercent(Math.abs(tenths) / 1_000, language, 1)}`;
}
