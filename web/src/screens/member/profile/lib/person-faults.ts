import { type FormError, fieldCode } from '../../../../shared/forms/field-codes.ts';
import type { pl } from '../messages.pl.ts';

type ProfileMessageId = keyof typeof pl;

/** The fields of the person's data by their names in the graph, in the order of the form. */
export const personFields = ['firstName', 'lastName', 'discord'] as const;

/** The person's data as typed. */
export type Person = Record<(typeof personFields)[number], string>;

/** What is wrong with each field; null when nothing is. */
export type PersonFaults = Record<keyof Person, ProfileMessageId | null>;

export const noPersonFaults: PersonFaults = { firstName: null, lastName: null, discord: null };

/** A name of blanks alone is none; the name on Discord may be left out. */
export function checkPerson({ firstName, lastName }: Person): PersonFaults {
  return {
    firstName: firstName.trim() === '' ? 'member.profile.firstNameBlank' : null,
    lastName: lastName.trim() === '' ? 'member.profile.lastNameBlank' : null,
    discord: null,
  };
}

/** What the graph found wrong, in words. */
export function personRefusals(errors: readonly FormError[]): PersonFaults {
  const words = (field: keyof Person): ProfileMessageId | null => {
    const code = fieldCode(errors, field);
    if (code === null) return null;
    return code === 'TOO_LONG' ? 'member.profile.tooLong' : 'member.profile.invalid';
  };
  return { firstName: words('firstName'), lastName: words('lastName'), discord: words('discord') };
}
