import { Button, Flex, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userDataForm_user$key } from '../../../../../__generated__/userDataForm_user.graphql.ts';
import type { userDataFormUpdateMutation as UpdateUserMutation } from '../../../../../__generated__/userDataFormUpdateMutation.graphql.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { isStale } from '../../../../../shared/forms/form-errors.ts';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { fieldServerError, toastServerError } from '../lib/granted.ts';

const userFragment = graphql`
  fragment userDataForm_user on User {
    id
    firstName
    lastName
    discord
    notes
    version
  }
`;

const fields = ['firstName', 'lastName', 'discord', 'notes'] as const;
type Field = (typeof fields)[number];

const maxCharacters: Record<Field, number> = { firstName: 100, lastName: 100, discord: 64, notes: 5_000 };

interface UserDataFormProps {
  readonly user: userDataForm_user$key;
  /** Called when something is saved, or somebody else has changed it. */
  readonly onChanged: () => void;
}

/**
 * Names, Discord name and notes of a person; none is needed. What is typed stands over the data as they were when the
 * typing began, so that a change by somebody else meanwhile is told; once told, it stands over the data as they are now.
 */
export function UserDataForm({ user, onChanged }: UserDataFormProps) {
  const intl = useIntl();
  const saved = useFragment(userFragment, user);
  const [base, setBase] = useState(saved);
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [isOutdated, setOutdated] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<Field, MessageId | null>>>({});
  if (base !== saved && (isOutdated || Object.keys(typed).length === 0)) {
    setBase(saved);
    setOutdated(false);
  }
  const { save, isSaving } = useSaving<UpdateUserMutation>({
    mutation: userDataFormUpdateMutation,
    errorsOf: ({ updateUser }) => updateUser.errors,
    doneText: intl.formatMessage({ id: 'admin.user.saved' }),
    onSaved: onChanged,
  });
  useUnsaved(fields.some((field) => typed[field] !== undefined && typed[field] !== (base[field] ?? '')));

  const submit = async () => {
    const errors = await save({ input: { userId: base.id, version: base.version, ...typed } });
    if (errors === null) return;
    setFieldErrors(Object.fromEntries(fields.map((field) => [field, fieldServerError(errors, field)])));
    if (errors.length === 0) return setTyped({});
    if (isStale(errors)) {
      setOutdated(true);
      onChanged();
    }
    if (errors.some(({ field }) => field == null)) toastServerError(errors, intl);
  };

  return (
    <Panel title={<FormattedMessage id="admin.user.data" />}>
      <Flex
        component="form"
        gap="md"
        p="md"
        direction="column"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void submit();
        }}
      >
        {fields.map((field) => {
          const error = fieldErrors[field];
          const properties = {
            name: field,
            label: intl.formatMessage({ id: 'admin.user.field' }, { field }),
            autoComplete: 'off',
            maxLength: maxCharacters[field],
            readOnly: isSaving,
            value: typed[field] ?? base[field] ?? '',
            onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
              setTyped((before) => ({ ...before, [field]: value })),
            error: error && intl.formatMessage({ id: error }),
          };
          return field === 'notes' ? (
            <Textarea
              key={field}
              rows={4}
              description={intl.formatMessage({ id: 'admin.user.notesHelp' })}
              {...properties}
            />
          ) : (
            <TextInput key={field} {...properties} />
          );
        })}
        <Button type="submit" style={{ placeSelf: 'start' }} loading={isSaving}>
          <FormattedMessage id="admin.user.save" />
        </Button>
      </Flex>
    </Panel>
  );
}

/** Changes a person's data; what shows it is brought up to date by the answer. */
const userDataFormUpdateMutation = graphql`
  mutation userDataFormUpdateMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user {
        ...userDataForm_user
      }
      errors {
        field
        code
      }
    }
  }
`;
