import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OperationType } from 'relay-runtime';
import type { MessageId } from '../../../i18n/texts.ts';
import { usePageName } from '../../../shared/navigation/page-name.ts';
import { ScreenAnswer, type ScreenAnswerProps } from '../../../shared/routing/screen-answer.tsx';
import { PageHead, type PageHeadProps } from '../../../shared/ui/page-head.tsx';
import { AdminHead } from './admin-head.tsx';

interface AdminPageProps<TQuery extends OperationType, T>
  extends Omit<ScreenAnswerProps<TQuery, T>, 'head' | 'heading' | 'failed' | 'children'> {
  readonly aside?: ReactNode;
  /** The heading of a value; default: that of the route. */
  readonly heading?: (value: T) => PageHeadProps;
  /** Filters. They stay visible when the list fails to load. */
  readonly toolbar?: ReactNode;
  readonly failed: MessageId;
  /** Replaces an empty array. */
  readonly empty?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** A page of the admin area: heading, filters, and the query's data or error. */
export function AdminPage<TQuery extends OperationType, T>(props: AdminPageProps<TQuery, T>) {
  const { aside, heading, toolbar, failed, empty, children, ...query } = props;
  const head = <AdminHead aside={aside} />;
  const answer = (
    <ScreenAnswer {...query} head={heading && head} failed={<FormattedMessage id={failed} />}>
      {(value, notice) => (
        <>
          {heading && <RecordHead {...heading(value)} />}
          <Stack gap="sm">
            {notice}
            {empty && Array.isArray(value) && value.length === 0 ? empty : children(value)}
          </Stack>
        </>
      )}
    </ScreenAnswer>
  );
  return (
    <>
      {!heading && head}
      {toolbar ? (
        <Stack gap="sm">
          <div data-toolbar>{toolbar}</div>
          {answer}
        </Stack>
      ) : (
        answer
      )}
    </>
  );
}

/** The heading of a record. Its name is also the page's title, which tells the tabs of several records apart. */
function RecordHead(props: PageHeadProps) {
  usePageName(typeof props.title === 'string' ? props.title : null);
  return <PageHead {...props} />;
}
