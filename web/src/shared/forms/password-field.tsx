import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type Ref, useId } from 'react';
import { useIntl } from 'react-intl';
import classes from './password-field.module.css';

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
