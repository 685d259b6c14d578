import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { type ComponentProps, type InputEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { accountForms_viewer$key } from '../../../__generated__/accountForms_viewer.graphql.ts';
import type { accountFormsPasswordMutation as UpdatePasswordMutation } from '../../../__generated__/accountFormsPasswordMutation.graphql.ts';
import type { accountFormsProfileMutation as UpdateProfileMutation } from '../../../__generated__/accountFormsProfileMutation.graphql.ts';
import { NewPasswordFields, PasswordField } from '../../../shared/forms/account-form.tsx';
import { type FormError, fieldCode } from '../../../shared/forms/form-errors.ts';
import { useErrorFocus } from '../../../shared/forms/form-focus.ts';
import { useUnsavedFields } from '../../../shared/forms/unsaved.ts';
import { typedText } from '../../../shared/forms/use-account-form.ts';
import { type ErrorTexts, useForm } from '../../../shared/forms/use-form.ts';
import { useSaving } from '../../../shared/forms/use-saving.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { showToast } from '../../../shared/ui/toast.tsx';

/** Also ends the account's other sessions. */
const passwordMutation = graphql`
  mutation accountFormsPasswordMutation($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      errors {
        field
        code
      }
    }
  }
`;

/** Messages of the fields' errors, in form order. */
const passwordTexts = {
  currentPassword: 'member.profile.currentPasswordWrong',
  password: 'common.passwordTooShort',
  passwordConfirmation: 'shared.form.passwordsDiffer',
} as const;

type PasswordName = keyof typeof passwordTexts;

/** Changes the password. The server returns all errors in one response; they are shown in one toast and in place. */
export function PasswordForm({ email }: { readonly email: string }) {
  const intl = useIntl();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  /** The fields that were changed since, whose errors are not shown any more. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [isShown, setShown] = useState(false);
  const ref = useErrorFocus(errors);
  const reports = useUnsavedFields(ref);
  const { save, isSaving } = useSaving<UpdatePasswordMutation>({
    mutation: passwordMutation,
    doneText: intl.formatMessage({ id: 'common.passwordSaved' }),
  });
  const textOf = (found: readonly FormError[], name: PasswordName) => {
    const code = fieldCode(found, name);
    const isLong = name === 'password' && code === 'TOO_LONG';
    return code && intl.formatMessage({ id: isLong ? 'shared.form.passwordLong' : passwordTexts[name] });
  };
  const errorText = (name: PasswordName) => (changed.has(name) ? null : textOf(errors, name));

  const change = ({ target }: InputEvent<HTMLFormElement>) => {
    reports.onInput();
    if (!(target instanceof HTMLInputElement)) return;
    const { name } = target;
    // The confirmation is compared with the password.
    const invalidated = name === 'password' ? [name, 'passwordConfirmation'] : [name];
    setChanged((before) => new Set([...before, ...invalidated]));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    setErrors([]);
    const form = event.currentTarget;
    const typed = new FormData(form);
    const found = await save({
      input: {
        currentPassword: typedText(typed, 'currentPassword'),
        password: typedText(typed, 'password'),
        passwordConfirmation: typedText(typed, 'passwordConfirmation'),
      },
    });
    if (!found) return;
    if (found.length === 0) return form.reset();
    setErrors(found);
    setChanged(new Set());
    const names = Object.keys(passwordTexts) as PasswordName[];
    const texts = names.flatMap((name) => textOf(found, name) ?? []);
    const refused = intl.formatMessage({ id: 'shared.form.refused' });
    showToast({ kind: 'error', text: texts.length > 0 ? texts : refused });
  };

  return (
    <ProfileForm
      ref={ref}
      {...reports}
      onInput={change}
      heading={<FormattedMessage id="member.profile.password" />}
      submitLabel={<FormattedMessage id="member.profile.savePassword" />}
      isSaving={isSaving}
      onSubmit={submit}
    >
      {/* Lets a password manager find the account. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'member.profile.currentPassword' })}
        error={errorText('currentPassword')}
        isShown={isShown}
        onShow={setShown}
      />
      <NewPasswordFields
        label="common.newPassword"
        confirmationLabel="common.repeatNewPassword"
        confirmationHelp={<FormattedMessage id="member.profile.passwordNote" />}
        errorText={errorText}
        isShown={isShown}
        onShow={setShown}
      />
    </ProfileForm>
  );
}

const viewerFragment = graphql`
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

const profileMutation = graphql`
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

const inputProps = {
  firstName: { autoComplete: 'given-name', maxLength: 100, required: true },
  lastName: { autoComplete: 'family-name', maxLength: 100, required: true },
  discord: { autoComplete: 'off', maxLength: 100, autoCapitalize: 'none', spellCheck: false },
  notes: { autoComplete: 'off', maxLength: 5000 },
} as const;
const help = { discord: 'member.profile.discordHelp', notes: 'member.profile.notesHelp' } as const;

/** Input fields in form order. */
const personFields = ['firstName', 'lastName', 'discord', 'notes'] as const;

const invalidTexts = { TOO_LONG: 'member.profile.tooLong', INVALID: 'member.profile.invalid' } as const;

const personTexts: ErrorTexts<Record<(typeof personFields)[number], string>> = {
  firstName: { ...invalidTexts, BLANK: 'member.profile.firstNameBlank' },
  lastName: { ...invalidTexts, BLANK: 'member.profile.lastNameBlank' },
  discord: { BLANK: 'common.enterDiscordName', INVALID: 'shared.form.discordInvalid' },
  notes: invalidTexts,
};

/** The user's personal data; admins also have notes. Typed values override saved ones until they are saved. */
export function PersonForm({ viewer }: { readonly viewer: accountForms_viewer$key }) {
  const intl = useIntl();
  const { user } = useFragment(viewerFragment, viewer);
  const { save, isSaving } = useSaving<UpdateProfileMutation>({
    mutation: profileMutation,
    doneText: intl.formatMessage({ id: 'common.detailsSaved' }),
  });
  const form = useForm({
    saved: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      discord: user.discord ?? '',
      notes: user.notes ?? '',
    },
    texts: personTexts,
    // Whether the Discord name is required is checked by the server.
    check: ({ firstName, lastName }) => ({
      firstName: firstName.trim() === '' && 'BLANK',
      lastName: lastName.trim() === '' && 'BLANK',
    }),
    send: ({ firstName, lastName, discord, notes }) =>
      save({
        input: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          discord: discord.trim(),
          ...(user.isAdmin && { notes: notes.trim() }),
        },
      }),
    isSaving,
    staysOpen: true,
  });
  return (
    <ProfileForm
      {...form.element}
      heading={<FormattedMessage id="member.profile.person" />}
      submitLabel={<FormattedMessage id="member.profile.savePerson" />}
      isSaving={isSaving}
    >
      {personFields.map((field) => {
        if (field === 'notes' && !user.isAdmin) return null;
        const props = {
          ...form.text(field),
          ...inputProps[field],
          label: intl.formatMessage({ id: 'member.profile.field' }, { field }),
          description: field in help && intl.formatMessage({ id: help[field as keyof typeof help] }),
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

interface ProfileFormProps extends ComponentProps<'form'> {
  readonly heading: ReactNode;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
}

/** A section of the profile that is saved separately. */
function ProfileForm({ heading, children, submitLabel, isSaving, ...form }: ProfileFormProps) {
  return (
    <Panel title={heading}>
      <form noValidate {...form}>
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
