import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import { StateMessage } from './state-message.tsx';

interface EmptyStateProps {
  /** `noMatch` when another filter or address would show something. */
  readonly kind?: 'empty' | 'noMatch';
  readonly title: MessageId;
  readonly reason: MessageId | null;
  /** Values of both messages. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly action?: ReactNode;
  /** A button that removes what hides the rows, such as filters. It replaces `action`. */
  readonly reset?: { readonly label: MessageId; readonly onClick: () => void } | false | undefined;
}

/** Replaces a list or a page when there is nothing to show. */
export function EmptyState({ kind = 'empty', title, reason, values = {}, action, reset }: EmptyStateProps) {
  return (
    <StateMessage
      kind={kind}
      title={<FormattedMessage id={title} values={values} />}
      reason={reason && <FormattedMessage id={reason} values={values} />}
      action={
        reset ? (
          <Button variant="default" onClick={reset.onClick}>
            <FormattedMessage id={reset.label} />
          </Button>
        ) : (
          action
        )
      }
    />
  );
}
