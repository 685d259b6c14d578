import '../ui/main-styles.ts';
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
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import { isUnconfirmed } from '../relay/retry-queue.ts';
import { SingleCard } from '../ui/card-parts.tsx';
import { Notice } from '../ui/notice.tsx';
import type { NewPassword } from './account-checks.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { ServerError } from './use-account-form.ts';

interface AccountFormProps {
  heading: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
  element: ComponentProps<'form'>;
  serverError?: ServerError | null;
  /** Whether the account may have changed when there is no usable response. */
  changesAccount?: boolean;
  submitLabel: ReactNode;
  isSending?: boolean;
  /** Links to other forms. */
  footer?: ReactNode;
}

/** The form of a page such as sign-in or registration. */
export function AccountForm(props: AccountFormProps) {
  const { heading, intro, children, element, serverError, submitLabel, isSending = false, footer } = props;
  const code = serverError && 'values' in serverError ? serverError.values.code : null;
  return (
    <SingleCard>
      <form {...element}>
        <Stack>
          <h1>{heading}</h1>
          {intro && (
            <Box component="p" mt={-8} c="var(--text-2)">
              {intro}
            </Box>
          )}
          {children}
          {serverError && (
            <Notice
              role="alert"
              tone="danger"
              fw={500}
              icon={<IconAlertCircle size={18} stroke={1.8} aria-hidden />}
            >
              <p>
                <FormattedMessage {...serverError} />
              </p>
              {props.changesAccount && code && isUnconfirmed(code) && (
                <p>
                  <FormattedMessage id="shared.form.unconfirmed" />
                </p>
              )}
            </Notice>
          )}
          <Button type="submit" size="md" fullWidth loading={isSending}>
            {submitLabel}
          </Button>
          {footer && (
            <Flex
              wrap="wrap"
              gap="4px 16px"
              justify="space-between"
              c="var(--text-2)"
              fz="var(--fs-13)"
              lh="var(--lh-16)"
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
  autoComplete: 'current-password' | 'new-password';
  /** Whether the characters are visible. Fields of a form share this. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

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
      // Mantine omits these for a field with a button.
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

interface NewPasswordFieldsProps extends Pick<PasswordFieldProps, 'isShown' | 'onShow'> {
  readonly label: MessageId;
  readonly confirmationLabel: MessageId;
  readonly confirmationHelp?: ReactNode;
  readonly error: (field: keyof NewPassword, related: readonly (keyof NewPassword)[]) => string | null;
}

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, confirmationLabel, confirmationHelp, error, isShown, onShow } = props;
  const intl = useIntl();
  const both = { autoComplete: 'new-password', isShown, onShow } as const;
  return (
    <>
      <PasswordField
        {...both}
        name="password"
        label={intl.formatMessage({ id: label })}
        description={intl.formatMessage({ id: 'shared.form.passwordHelp' })}
        error={error('password', [])}
      />
      <PasswordField
        {...both}
        name="passwordConfirmation"
        label={intl.formatMessage({ id: confirmationLabel })}
        description={confirmationHelp}
        // It is compared with the password.
        error={error('passwordConfirmation', ['password'])}
      />
    </>
  );
}

/** `username` lets password managers store the address with the password. */
export function EmailField({ error }: Pick<TextInputProps, 'error'>) {
  const intl = useIntl();
  return (
    <TextInput
      error={error}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={intl.formatMessage({ id: 'shared.form.email' })}
    />
  );
}
