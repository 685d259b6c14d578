import type { SaveAlertSettingsInput } from '../../../__generated__/alertBudgetFormMutation.graphql.ts';
import type { Language } from '../../../i18n/language.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { type FormError, fieldCode } from '../../../shared/forms/form-errors.ts';
import { formatPercent } from '../../../shared/ui/formats.ts';

/** How the person is notified, as the form holds it; null and an empty text are no bound. */
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
  /** Null where those that are saved could not be had: then they stay. */
  readonly leagueIds: readonly string[] | null;
}

/** What the graph says of the settings. */
interface Settings extends Omit<SaveAlertSettingsInput, 'leagueIds'> {
  readonly leagues: readonly { readonly id: string }[] | null | undefined;
}

/** The settings as they are saved. */
export const alertFormOf = (settings: Settings): AlertForm => ({
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

/** What is sent to save it. */
export const alertInputOf = ({ isQuiet, minDrop, ...form }: AlertForm): SaveAlertSettingsInput => ({
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

/** What is wrong with the fields; those that are right are absent. */
export type AlertErrors = { readonly [Field in (typeof fields)[number]]?: MessageId };

const isBeyond = (value: number | null, min: number, max: number) =>
  value !== null && (value < min || value > max);

/** What can be seen to be wrong before it is sent. */
export function checkAlertForm(form: AlertForm): AlertErrors {
  const { isQuiet, quietFrom, quietUntil } = form;
  return {
    ...(isBeyond(form.maxPerDay, 1, 100) && { maxPerDay: 'member.alerts.maxPerDayRange' }),
    ...(isBeyond(form.minDrop, 1, 90) && { minDrop: 'member.alerts.minDropRange' }),
    ...(isQuiet && quietFrom === '' && { quietFrom: 'member.alerts.timeBlank' }),
    ...(isQuiet && quietUntil === '' && { quietUntil: 'member.alerts.timeBlank' }),
    ...(isQuiet &&
      quietUntil !== '' &&
      quietFrom === quietUntil && { quietUntil: 'member.alerts.quietEmpty' }),
    ...(form.digestAt === '' && { digestAt: 'member.alerts.timeBlank' }),
  };
}

/** What the graph found wrong, in words. */
export function alertServerErrors(errors: readonly FormError[]): AlertErrors {
  const refused = fields.filter((field) => fieldCode(errors, field) !== null);
  return Object.fromEntries(refused.map((field) => [field, 'member.profile.invalid' satisfies MessageId]));
}

/** How far odds have moved, with its sign, a true minus: `−5,0 %`; without one where they stayed. */
export function slippageText(slippage: number, language: Language): string {
  const tenths = Math.round(slippage * 1_000);
  const sign = tenths === 0 ? '' : tenths < 0 ? '\u2212' : '+';
  return `${sign}${formatPercent(Math.abs(tenths) / 1_000, language, 1)}`;
}
