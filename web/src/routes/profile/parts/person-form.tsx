import { Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { personForm_viewer$key } from '../../../__generated__/personForm_viewer.graphql.ts';
import type { personFormUpdateProfileMutation as UpdateProfileMutation } from '../../../__generated__/personFormUpdateProfileMutation.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { discordRefusal } from '../../../shared/forms/discord-refusal.ts';
import { type FormError, fieldCode } from '../../../shared/forms/field-codes.ts';
import { useUnsaved } from '../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { ProfileForm } from './profile-form.tsx';

const fragment = graphql`
  fragment personForm_viewer on Viewer {
    user {
      id
      firstName
      lastName
      discord
      notes
      isAdmin
    }
  }
`;

const traits = {
  firstName: { autoComplete: 'given-name', maxLength: 100, required: true },
  lastName: { autoComplete: 'family-name', maxLength: 100, required: true },
  discord: { autoComplete: 'off', maxLength: 100, autoCapitalize: 'none', spellCheck: false },
  notes: { autoComplete: 'off', maxLength: 5000 },
} as const;
const help = { discord: 'member.profile.discordHelp', notes: 'member.profile.notesHelp' } as const;

/** The person's data, for admins with notes. What is typed stands over what is saved, until it is saved itself. */
export function PersonForm({ viewer }: { readonly viewer: personForm_viewer$key }) {
  const intl = useIntl();
  const { user } = useFragment(fragment, viewer);
  const [typed, setTyped] = useState<Partial<Person>>({});
  const [faults, setFaults] = useState(noPersonFaults);
  const inputs = useRef<Partial<Record<keyof Person, HTMLElement | null>>>({});
  const { save, isSaving } = useSaving<UpdateProfileMutation>({
    mutation: personFormUpdateProfileMutation,
    errorsOf: ({ updateProfile }) => updateProfile.errors,
    doneText: intl.formatMessage({ id: 'common.detailsSaved' }),
  });
  const shown = (field: keyof Person) => typed[field] ?? user[field] ?? '';
  useUnsaved(personFields.some((field) => shown(field) !== (user[field] ?? '')));
  const fields = user.isAdmin ? personFields : personFields.filter((field) => field !== 'notes');

  /** Marks the faults and goes to the first; gives whether there is one. */
  const show = (found: PersonFaults) => {
    setFaults(found);
    const first = fields.find((field) => found[field] !== null);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  };
  const submit = async () => {
    const input = {
      firstName: shown('firstName').trim(),
      lastName: shown('lastName').trim(),
      discord: shown('discord').trim(),
      ...(user.isAdmin && { notes: shown('notes').trim() }),
    };
    if (show(checkPerson(input))) return;
    const errors = await save({ input });
    if (errors?.length === 0) setTyped({});
    else if (errors && !show(personRefusals(errors))) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };

  return (
    <ProfileForm
      title={<FormattedMessage id="member.profile.person" />}
      submitLabel={<FormattedMessage id="member.profile.savePerson" />}
      isSaving={isSaving}
      onSubmit={submit}
    >
      {fields.map((field) => {
        const properties = {
          ...traits[field],
          name: field,
          ref: (input: HTMLElement | null) => {
            inputs.current[field] = input;
          },
          label: intl.formatMessage({ id: 'member.profile.field' }, { field }),
          description: field in help && intl.formatMessage({ id: help[field as keyof typeof help] }),
          value: shown(field),
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            setTyped((before) => ({ ...before, [field]: value })),
          error: faults[field] && intl.formatMessage({ id: faults[field] }),
        };
        return field === 'notes' ? (
          <Textarea key={field} rows={3} {...properties} />
        ) : (
          <TextInput key={field} {...properties} />
        );
      })}
    </ProfileForm>
  );
}

/** Changes the person's data; what shows the person is brought up to date by the answer. */
const personFormUpdateProfileMutation = graphql`
  mutation personFormUpdateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        ...personForm_viewer
      }
      errors {
        field
        code
      }
    }
  }
`;

type PersonMessageId = MessageId;

/** The fields of the person's data by their names in the graph, in the order of the form. */
const personFields = ['firstName', 'lastName', 'discord', 'notes'] as const;

type Person = Record<(typeof personFields)[number], string>;

type PersonFaults = Record<keyof Person, PersonMessageId | null>;

const noPersonFaults: PersonFaults = { firstName: null, lastName: null, discord: null, notes: null };

/** A name of blanks alone is none. Whether the name on Discord is needed, the graph knows. */
function checkPerson({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): PersonFaults {
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
function personRefusals(errors: readonly FormError[]): PersonFaults {
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
