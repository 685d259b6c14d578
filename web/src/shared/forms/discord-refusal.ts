import type { MessageId } from '../../i18n/texts.ts';
import { type FormError, fieldCode } from './field-codes.ts';

/** What the graph found wrong with a name on Discord (its field `discord`), in words; null when nothing is. */
export function discordRefusal(errors: readonly FormError[]): MessageId | null {
  const code = fieldCode(errors, 'discord');
  if (code === null) return null;
  return code === 'BLANK' ? 'common.enterDiscordName' : 'shared.form.discordInvalid';
}
