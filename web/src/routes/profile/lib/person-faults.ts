import type { MessageId } from '../../../i18n/texts.ts';
import { discordRefusal } from '../../../shared/forms/discord-refusal.ts';
import { type FormError, fieldCode } from '../../../shared/forms/field-codes.ts';

type PersonMessageId = MessageId;

/** The fields of the person's data by their names in the graph, in the order of the form. */
export const personFields = ['firstName', 'lastName', 'discord', 'notes'] as const;

/** The person's data as typed. */
export type Person = Record<(typeof personFields)[number], string>;

/** What is wrong with each field; null when nothing is. */
export type PersonFaults = Record<keyof Person, PersonMessageId | null>;

export const noPersonFaults: PersonFaults = { firstName: null, lastName: null, discord: null, notes: null };

/** A name of blanks alone is none. Whether the name on Discord is needed, the graph knows. */
export function checkPerson({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): PersonFaults {
  return {
    ...noPersonFaults,
    firstName: firstName.trim() === '' ? 'member.profile.firstNameBlank' : null,
    lastName: lastName.trim() === '' ? 'member.profile.lastNameBlank' : null,
  };
}

const blanks = {
  firstName: 'member.profile.firstNameBlank',
  lastName: 'member.profile.lastNameBlank',
  notes: 'member.profile.invalid',
} as const;

/** What the graph found wrong, in words. */
export function personRefusals(errors: readonly FormError[]): PersonFaults {
  const words = (field: keyof typeof blanks): PersonMessageId | null => {
    const code = fieldCode(errors, field);
    if (code === null) return null;
    if (code === 'BLANK') return blanks[field];
    return code === 'TOO_LONG' ? 'member.profile.tooLong' : 'member.profile.invalid';
  };
  return {
    firstName: words('firstName'),
    lastName: words('lastName'),
    discord: discordRefusal(errors),
    notes: words('notes'),
  };
}
