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
  /** Actions next to the title. */
  readonly aside?: ReactNode;
  /** Filters. They stay visible when the list fails to load. */
  readonly toolbar?: ReactNode;
  readonly failed: MessageId;
  readonly children: (value: T) => ReactNode;
}

/** A page of the admin area: heading, filters, and the query's data or error. */
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
  /** Whether another filter would have rows. */
  readonly isFiltered?: boolean;
}

/** Replaces the rows of an empty list. */
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
