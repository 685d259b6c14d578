import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { personForm_viewer$key } from '../../../../__generated__/personForm_viewer.graphql.ts';
import type { updateAccountMutation as UpdateAccountMutation } from '../../../../__generated__/updateAccountMutation.graphql.ts';
import { showToast } from '../../../../shared/ui/toast.tsx';
import {
  checkPerson,
  noPersonFaults,
  type Person,
  type PersonFaults,
  personFields,
  personRefusals,
} from '../lib/person-faults.ts';
import { updateAccountMutation } from '../lib/update-account-mutation.ts';
import { useSaving } from '../lib/use-saving.ts';
import { ProfileForm } from './profile-form.tsx';

const fragment = graphql`
  fragment personForm_viewer on Viewer {
    user {
      id
      firstName
      lastName
      discord
    }
  }
`;

const autoComplete = { firstName: 'given-name', lastName: 'family-name', discord: 'off' } as const;

/** The person's data. What is typed stands over what is saved, until it is saved itself. */
export function PersonForm({ viewer }: { readonly viewer: personForm_viewer$key }) {
  const intl = useIntl();
  const { user } = useFragment(fragment, viewer);
  const [typed, setTyped] = useState<Partial<Person>>({});
  const [faults, setFaults] = useState(noPersonFaults);
  const inputs = useRef<Partial<Record<keyof Person, HTMLInputElement | null>>>({});
  const { save, isSaving } = useSaving<UpdateAccountMutation>({
    mutation: updateAccountMutation,
    errorsOf: ({ updateAccount }) => updateAccount.errors,
    done: 'member.profile.personSaved',
  });
  const shown = (field: keyof Person) => typed[field] ?? user[field] ?? '';

  /** Marks the faults and goes to the first; gives whether there is one. */
  const show = (found: PersonFaults) => {
    setFaults(found);
    const first = personFields.find((field) => found[field] !== null);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  };
  const submit = async () => {
    const input = {
      firstName: shown('firstName').trim(),
      lastName: shown('lastName').trim(),
      discord: shown('discord').trim(),
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
      {personFields.map((field) => (
        <TextInput
          key={field}
          ref={(input) => {
            inputs.current[field] = input;
          }}
          name={field}
          autoComplete={autoComplete[field]}
          maxLength={100}
          required={field !== 'discord'}
          label={intl.formatMessage({ id: `member.profile.${field}` })}
          description={
            field === 'discord' ? intl.formatMessage({ id: 'member.profile.discordHelp' }) : undefined
          }
          value={shown(field)}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [field]: value }))}
          error={faults[field] && intl.formatMessage({ id: faults[field] })}
        />
      ))}
    </ProfileForm>
  );
}
