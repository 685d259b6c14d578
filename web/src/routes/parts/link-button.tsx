import { Button, type ButtonProps } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../i18n/texts.ts';

/** A link that looks like a button. */
export function LinkButton({ to, label, ...button }: ButtonProps & { to: string; label: MessageId }) {
  return (
    <Button component={Link} to={to} variant="default" {...button}>
      <FormattedMessage id={label} />
    </Button>
  );
}
