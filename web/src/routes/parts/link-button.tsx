import { Button, type ButtonProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../i18n/texts.ts';
import { passFocusOn } from '../../shared/ui/button-element.tsx';

/** A link that looks like a button, and like a button passes the focus on when it is removed. */
export function LinkButton({ to, label, ...button }: ButtonProps & { to: string; label: MessageId }) {
  const link = useRef<HTMLAnchorElement>(null);
  // React Router's links ignore what a ref returns.
  useLayoutEffect(() => passFocusOn(link.current), []);
  return (
    <Button component={Link} ref={link} to={to} variant="default" {...button}>
      <FormattedMessage id={label} />
    </Button>
  );
}
