import type { UserErrorCode } from '../../__generated__/loginScreenSignInMutation.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';

export type { UserErrorCode };

/** An error of a form as the graph tells it. */
export interface FormError {
  readonly field: readonly string[] | null | undefined;
  readonly code: UserErrorCode;
}

/** The code of the first error of a field (its name in the graph's input), or null when nothing is wrong with it. */
export function fieldCode(errors: readonly FormError[], field: string): UserErrorCode | null {
  return errors.find((error) => error.field?.join('.') === field)?.code ?? null;
}

/** What the graph found wrong with a name on Discord (its field `discord`), in words; null when nothing is. */
export function discordServerError(errors: readonly FormError[]): MessageId | null {
  const code = fieldCode(errors, 'discord');
  if (code === null) return null;
  return code === 'BLANK' ? 'common.enterDiscordName' : 'shared.form.discordInvalid';
}

/** Whether somebody else has changed meanwhile what was to be changed. */
export const isStale = (errors: readonly FormError[]): boolean =>
  errors.some(({ field, code }) => field == null && code === 'STALE');
