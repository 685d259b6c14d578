import '../ui/inner-styles.ts';
import {
  Box,
  Button,
  Flex,
  PasswordInput,
  type PasswordInputProps,
  Stack,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, type Ref, type SubmitEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SingleCard } from '../ui/card-parts.tsx';
import type { ServerError } from './account-checks.ts';
import { useErrorFocus } from './form-focus.ts';
import classes from './password-field.module.css';
import { useUnsavedFields } from './unsaved.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface AccountFormProps {
  heading: ReactNode;
  /** What the form is for, under the heading. */
  intro?: ReactNode;
  /** The fields. */
  children?: ReactNode;
  /** What is wrong with the fields: the first of them gets the focus. */
  fieldErrors?: object;
  /** Why the last try failed where no single field is to blame. */
  serverError?: ServerError | null;
  submitLabel: ReactNode;
  isSending: boolean;
  /** Given what stands in the fields: password managers fill them in without a word to React. */
  onSubmit: (typed: FormData) => unknown;
  /** Ways to other forms, under the button. */
  footer?: ReactNode;
  /** Whether what is typed is worth no question before it is lost. */
  isBrief?: boolean;
}

const noErrors = {};

/** A form on a panel of its own, as signing in and registering are. A refusal stands over the button. */
export function AccountForm(props: AccountFormProps) {
  const { heading, intro, children, fieldErrors = noErrors, serverError, submitLabel, footer } = props;
  const form = useErrorFocus(fieldErrors);
  const reports = useUnsavedFields(form, !props.isBrief);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!props.isSending) props.onSubmit(new FormData(event.currentTarget));
  };
  return (
    <SingleCard>
      <form ref={form} onSubmit={submit} noValidate {...reports}>
        <Stack>
          <h1>{heading}</h1>
          {intro && (
            <Box component="p" mt="calc(-1 * var(--sp-2))" c="var(--text-2)">
              {intro}
            </Box>
          )}
          {children}
          {serverError && (
            <Flex
              component="p"
              role="alert"
              gap="xs"
              py={10}
              px="sm"
              c="var(--danger-text)"
              fw={500}
              bg="var(--danger-soft)"
              bd="1px solid var(--danger-line)"
              bdrs="sm"
            >
              <IconAlertCircle style={{ flex: 'none', marginTop: 1 }} size={18} stroke={1.8} aria-hidden />
              <FormattedMessage {...serverError} />
            </Flex>
          )}
          <Button type="submit" size="md" fullWidth loading={props.isSending}>
            {submitLabel}
          </Button>
          {footer && (
            <Flex
              wrap="wrap"
              gap="4px 16px"
              justify="space-between"
              c="var(--text-2)"
              fz="var(--fs-13)"
              lh="24px"
            >
              {footer}
            </Flex>
          )}
        </Stack>
      </form>
      <UnsavedGuard />
    </SingleCard>
  );
}

interface PasswordFieldProps
  extends Pick<PasswordInputProps, 'label' | 'description' | 'error' | 'name' | 'defaultValue'> {
  /** Which secret a password manager offers here. */
  autoComplete: 'current-password' | 'new-password';
  /** Whether the characters are shown; fields of one form share it. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a secret, with a button that shows what is typed. */
export function PasswordField({ isShown, onShow, ...field }: PasswordFieldProps) {
  const intl = useIntl();
  const id = useId();
  const describedBy = [field.description && `${id}-description`, field.error && `${id}-error`].filter(
    Boolean,
  );
  return (
    <PasswordInput
      {...field}
      id={id}
      classNames={{ input: classes.box, innerInput: classes.input }}
      // The library leaves these out of a field with a button.
      aria-invalid={Boolean(field.error)}
      aria-describedby={describedBy.join(' ') || undefined}
      visibilityToggleFocusable
      visible={isShown}
      onVisibilityChange={onShow}
      visibilityToggleButtonProps={{
        'aria-label': intl.formatMessage({ id: isShown ? 'shared.form.hide' : 'shared.form.show' }),
      }}
    />
  );
}

interface EmailFieldProps extends Pick<TextInputProps, 'description' | 'error'> {
  /** `username` where the address signs in, so that a password manager keeps it with the password. */
  autoComplete: 'username' | 'email';
  ref?: Ref<HTMLInputElement>;
}

/** A field for an e-mail address, typed without corrections. */
export function EmailField(field: EmailFieldProps) {
  const intl = useIntl();
  return (
    <TextInput
      {...field}
      type="email"
      name="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={intl.formatMessage({ id: 'shared.form.email' })}
    />
  );
}
