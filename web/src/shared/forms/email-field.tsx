import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

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
