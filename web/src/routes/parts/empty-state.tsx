import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../i18n/texts.ts';
import { StateMessage } from '../../shared/ui/state-message.tsx';

interface EmptyStateProps {
  readonly kind?: 'empty' | 'noMatch';
  readonly title: MessageId;
  readonly reason: MessageId;
  readonly action?: ReactNode;
}

/** Replaces a list or a page when there is nothing to show. */
export function EmptyState({ kind = 'empty', title, reason, ...rest }: EmptyStateProps) {
  return (
    <StateMessage
      kind={kind}
      title={<FormattedMessage id={title} />}
      reason={<FormattedMessage id={reason} />}
      {...rest}
    />
  );
}

/** The action of an empty state that leads to another page. */
export function StateLink({ to, text }: { readonly to: string; readonly text: MessageId }) {
  return (
    <Button component={Link} to={to} variant="default">
      <FormattedMessage id={text} />
    </Button>
  );
}
