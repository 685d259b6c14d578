import { Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OperationType } from 'relay-runtime';
import type { MessageId } from '../../../i18n/texts.ts';
import { ScreenAnswer, type ScreenAnswerProps } from '../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';

interface AdminScreenProps<TQuery extends OperationType, T>
  extends Omit<ScreenAnswerProps<TQuery, T>, 'head' | 'failed' | 'children'> {
  readonly title: MessageId;
  readonly subtitle?: MessageId;
  /** What belongs to the whole page, beside its title. */
  readonly aside?: ReactNode;
  /** What the list is narrowed by, which stands also where the list cannot be had. */
  readonly toolbar?: ReactNode;
  readonly failed: MessageId;
  readonly children: (value: T) => ReactNode;
}

/** A page of the admin area: its head, and what its query gave below a notice of what is wrong with it. */
export function AdminScreen<TQuery extends OperationType, T>(props: AdminScreenProps<TQuery, T>) {
  const { title, subtitle, aside, toolbar, failed, children, ...query } = props;
  const answer = (
    <ScreenAnswer {...query} failed={<FormattedMessage id={failed} />}>
      {(value, notice) => (
        <>
          {notice}
          {children(value)}
        </>
      )}
    </ScreenAnswer>
  );
  return (
    <>
      <PageHead
        title={<FormattedMessage id={title} />}
        subtitle={subtitle && <FormattedMessage id={subtitle} />}
        aside={aside}
      />
      {toolbar ? (
        <Stack gap="sm">
          {toolbar}
          {answer}
        </Stack>
      ) : (
        answer
      )}
    </>
  );
}

interface NoRowsProps extends Pick<ComponentProps<typeof StateMessage>, 'action'> {
  readonly title: MessageId;
  readonly reason: MessageId;
  readonly values?: { readonly search: string };
  /** Whether there are rows for another filter, page or address. */
  readonly isFiltered?: boolean;
}

/** Stands where rows would be: there are none, or none of those that are asked for. */
export function NoRows({ title, reason, values, isFiltered = false, action }: NoRowsProps) {
  return (
    <StateMessage
      kind={isFiltered ? 'noMatch' : 'empty'}
      title={<FormattedMessage id={title} {...(values && { values })} />}
      reason={<FormattedMessage id={reason} />}
      action={action}
    />
  );
}
