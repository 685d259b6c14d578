import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { accountForms_viewer$key } from '../../../__generated__/accountForms_viewer.graphql.ts';
import type { accountFormsPassword_viewer$key } from '../../../__generated__/accountFormsPassword_viewer.graphql.ts';
import type { accountFormsPasswordMutation as UpdatePasswordMutation } from '../../../__generated__/accountFormsPasswordMutation.graphql.ts';
import type { accountFormsProfileMutation as UpdateProfileMutation } from '../../../__generated__/accountFormsProfileMutation.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { PasswordField } from '../../../shared/forms/account-form.tsx';
import { discordServerError, type FormError, fieldCode } from '../../../shared/forms/form-errors.ts';
import { useErrorFocus } from '../../../shared/forms/form-focus.ts';
import { useUnsaved, useUnsavedFields } from '../../../shared/forms/unsaved.ts';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { showToast } from '../../../shared/ui/toast.tsx';

const passwordFormFragment = graphql`
  fragment accountFormsPassword_viewer on Viewer {
    user {
      email
    }
  }
`;

const labels = {
  currentPassword: 'member.profile.currentPassword',
  password: 'common.newPassword',
  passwordConfirmation: 'common.repeatNewPassword',
} as const;

const passwordFormHelp = {
  currentPassword: null,
  password: 'shared.form.passwordHelp',
  passwordConfirmation: 'member.profile.passwordNote',
} as const;

/** Changes the password. The server returns all errors in one response; they are shown in one toast and in place. */
export function PasswordForm({ viewer }: { readonly viewer: accountFormsPassword_viewer$key }) {
  const intl = useIntl();
  const { user } = useFragment(passwordFormFragment, viewer);
  const [fieldErrors, setFieldErrors] = useState<PasswordErrors>({});
  const [isShown, setIsShown] = useState(false);
  const form = useErrorFocus(fieldErrors);
  const reports = useUnsavedFields(form);
  const { save, isSaving } = useSaving<UpdatePasswordMutation>({
    mutation: accountFormsPasswordMutation,
    doneText: intl.formatMessage({ id: 'common.passwordSaved' }),
  });

  const submit = async () => {
    setFieldErrors({});
    const values = new FormData(form.current ?? undefined);
    const [currentPassword = '', password = '', passwordConfirmation = ''] = passwordFields.map((field) =>
      String(values.get(field) ?? ''),
    );
    const errors = await save({ input: { currentPassword, password, passwordConfirmation } });
    if (!errors) return;
    if (errors.length === 0) return form.current?.reset();
    const errorIds = passwordServerErrors(errors);
    setFieldErrors(errorIds);
    const texts = Object.values(errorIds).map((id) => intl.formatMessage({ id }));
    const rejected = intl.formatMessage({ id: 'shared.form.refused' });
    showToast({ kind: 'error', text: texts.length > 0 ? texts : rejected });
  };

  return (
    <ProfileForm
      ref={form}
      {...reports}
      title={<FormattedMessage id="member.profile.password" />}
      submitLabel={<FormattedMessage id="member.profile.savePassword" />}
      isSaving={isSaving}
      onSubmit={submit}
    >
      {/* Lets a password manager find the account. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {passwordFields.map((field) => (
        <PasswordField
          key={field}
          name={field}
          autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
          label={intl.formatMessage({ id: labels[field] })}
          description={passwordFormHelp[field] && intl.formatMessage({ id: passwordFormHelp[field] })}
          error={fieldErrors[field] && intl.formatMessage({ id: fieldErrors[field] })}
          isShown={isShown}
          onShow={setIsShown}
        />
      ))}
    </ProfileForm>
  );
}

/** Also ends the account's other sessions. */
const accountFormsPasswordMutation = graphql`
  mutation accountFormsPasswordMutation($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      errors {
        field
        code
      }
    }
  }
`;

/** Input fields in form order. */
const passwordFields = ['currentPassword', 'password', 'passwordConfirmation'] as const;

type PasswordErrors = Partial<Record<(typeof passwordFields)[number], MessageId>>;

function passwordServerErrors(errors: readonly FormError[]): PasswordErrors {
  const code = (field: (typeof passwordFields)[number]) => fieldCode(errors, field);
  return {
    ...(code('currentPassword') && { currentPassword: 'member.profile.currentPasswordWrong' }),
    ...(code('password') && {
      password: code('password') === 'TOO_LONG' ? 'shared.form.passwordLong' : 'common.passwordTooShort',
    }),
    ...(code('passwordConfirmation') && { passwordConfirmation: 'shared.form.passwordsDiffer' }),
  };
}

const fragment = graphql`
  fragment accountForms_viewer on Viewer {
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

const inputProps = {
  firstName: { autoComplete: 'given-name', maxLength: 100, required: true },
  lastName: { autoComplete: 'family-name', maxLength: 100, required: true },
  discord: { autoComplete: 'off', maxLength: 100, autoCapitalize: 'none', spellCheck: false },
  notes: { autoComplete: 'off', maxLength: 5000 },
} as const;
const help = { discord: 'member.profile.discordHelp', notes: 'member.profile.notesHelp' } as const;

/** The user's personal data; admins also have notes. Typed values override saved ones until they are saved. */
export function PersonForm({ viewer }: { readonly viewer: accountForms_viewer$key }) {
  const intl = useIntl();
  const { user } = useFragment(fragment, viewer);
  const [typed, setTyped] = useState<Partial<Person>>({});
  const [fieldErrors, setFieldErrors] = useState<PersonErrors>({});
  const form = useErrorFocus(fieldErrors);
  const { save, isSaving } = useSaving<UpdateProfileMutation>({
    mutation: accountFormsProfileMutation,
    doneText: intl.formatMessage({ id: 'common.detailsSaved' }),
  });
  const shown = (field: keyof Person) => typed[field] ?? user[field] ?? '';
  useUnsaved(personFields.some((field) => shown(field) !== (user[field] ?? '')));
  const fields = user.isAdmin ? personFields : personFields.filter((field) => field !== 'notes');

  /** Returns whether there is an error. */
  const showErrors = (found: PersonErrors) => {
    setFieldErrors(found);
    return Object.keys(found).length > 0;
  };
  const submit = async () => {
    const input = {
      firstName: shown('firstName').trim(),
      lastName: shown('lastName').trim(),
      discord: shown('discord').trim(),
      ...(user.isAdmin && { notes: shown('notes').trim() }),
    };
    if (showErrors(checkPerson(input))) return;
    const errors = await save({ input });
    if (errors?.length === 0) setTyped({});
    else if (errors && !showErrors(personServerErrors(errors))) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };

  return (
    <ProfileForm
      ref={form}
      title={<FormattedMessage id="member.profile.person" />}
      submitLabel={<FormattedMessage id="member.profile.savePerson" />}
      isSaving={isSaving}
      onSubmit={submit}
    >
      {fields.map((field) => {
        const props = {
          ...inputProps[field],
          name: field,
          label: intl.formatMessage({ id: 'member.profile.field' }, { field }),
          description: field in help && intl.formatMessage({ id: help[field as keyof typeof help] }),
          value: shown(field),
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            setTyped((previous) => ({ ...previous, [field]: value })),
          error: fieldErrors[field] && intl.formatMessage({ id: fieldErrors[field] }),
        };
        return field === 'notes' ? (
          <Textarea key={field} rows={3} {...props} />
        ) : (
          <TextInput key={field} {...props} />
        );
      })}
    </ProfileForm>
  );
}

const accountFormsProfileMutation = graphql`
  mutation accountFormsProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        ...accountForms_viewer
      }
      errors {
        field
        code
      }
    }
  }
`;

/** Input fields in form order. */
const personFields = ['firstName', 'lastName', 'discord', 'notes'] as const;

type Person = Record<(typeof personFields)[number], string>;

type PersonErrors = Partial<Record<keyof Person, MessageId>>;

const blankErrors = {
  firstName: 'member.profile.firstNameBlank',
  lastName: 'member.profile.lastNameBlank',
  notes: 'member.profile.invalid',
} as const;

/** Whether the Discord name is required is checked by the server. */
function checkPerson({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): PersonErrors {
  return {
    ...(firstName.trim() === '' && { firstName: blankErrors.firstName }),
    ...(lastName.trim() === '' && { lastName: blankErrors.lastName }),
  };
}

function personServerErrors(errors: readonly FormError[]): PersonErrors {
  const found: PersonErrors = {};
  for (const field of personFields) {
    const code = fieldCode(errors, field);
    const discord = field === 'discord' ? discordServerError(errors) : null;
    if (discord) found[field] = discord;
    else if (code === 'BLANK' && field !== 'discord') found[field] = blankErrors[field];
    else if (code) found[field] = code === 'TOO_LONG' ? 'member.profile.tooLong' : 'member.profile.invalid';
  }
  return found;
}

interface ProfileFormProps extends Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'onReset'> {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
  readonly onSubmit: () => unknown;
}

/** A section of the profile that is saved separately. */
function ProfileForm(props: ProfileFormProps) {
  const { title, children, submitLabel, isSaving, onSubmit, ...form } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSaving) onSubmit();
  };
  return (
    <Panel title={title}>
      <form {...form} onSubmit={submit} noValidate>
        <Stack p="md">
          {children}
          <Button type="submit" style={{ alignSelf: 'start' }} loading={isSaving}>
            {submitLabel}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
