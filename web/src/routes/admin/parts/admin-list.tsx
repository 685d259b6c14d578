import { Box, Button, Flex, Group, Stack, VisuallyHidden } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { OperationType } from 'relay-runtime';
import type { MessageId } from '../../../i18n/texts.ts';
import { Chip, CompactSelect } from '../../../shared/ui/choices.tsx';
import { ScreenAnswer, type ScreenAnswerProps } from '../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import {
  type ListAddress,
  type ListDefinition,
  type ListParams,
  wordsOf,
} from '../../../shared/ui/url-state.ts';

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
  readonly reason: MessageId | null;
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
      reason={reason && <FormattedMessage id={reason} />}
      action={action}
    />
  );
}

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** An unknown count is omitted. */
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count?: number | null | undefined;
  }[];
  readonly onChange: (value: Value) => void;
}

/** Exclusive filters of a list, with their row counts. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, value: chosen, options, onChange } = props;
  return (
    <Flex component="fieldset" gap={6} wrap="wrap" miw={0} p={0} bd="none">
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map(({ value, label: name, count }) => (
        <Chip key={value} pressed={value === chosen} onPress={() => onChange(value)}>
          {name}
          {count != null && (
            <Box component="span" ml={4} opacity={0.75} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {' '}
              <FormattedNumber value={count} />
            </Box>
          )}
        </Chip>
      ))}
    </Flex>
  );
}

/** The state of a list in the address, as `useListParams` returns it. */
export interface ListState<TList extends ListDefinition> {
  readonly address: ListAddress<TList>;
  readonly onChange: (change: Partial<ListAddress<TList>>) => void;
  readonly isRefreshing: boolean;
}

interface ListOrderProps<TSort extends string> {
  readonly sorts: Readonly<Record<TSort, string>>;
  /** Id of the message that maps a sort key to its name. */
  readonly heads: MessageId;
  readonly address: Pick<ListParams<TSort>, 'sort' | 'direction'>;
  readonly onChange: (change: Pick<ListParams<TSort>, 'sort' | 'direction'>) => void;
}

const directions = ['asc', 'desc'] as const;

/** Sort controls below 1024 px, where not every sortable column has a heading. */
export function ListOrder<TSort extends string>(props: ListOrderProps<TSort>) {
  const { sorts, heads, address, onChange } = props;
  const intl = useIntl();
  const { sort, direction } = address;
  return (
    <Group gap="xs" hiddenFrom="md">
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.list.sort' })}
        value={sort}
        options={wordsOf(sorts).map((value) => ({
          value,
          label: intl.formatMessage({ id: heads }, { column: value }),
        }))}
        onChange={(value) => onChange({ sort: value, direction })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.list.direction' })}
        labelHidden
        value={direction}
        options={directions.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'admin.list.directionName' }, { direction: value }),
        }))}
        onChange={(value) => onChange({ sort, direction: value })}
      />
    </Group>
  );
}

interface PageRowsProps {
  /** The number of rows on the page, and on all pages. */
  readonly count: number;
  readonly total: number;
  readonly onChange: (change: { readonly page: number }) => void;
  /** Shown when no page has rows. */
  readonly empty: ReactNode;
  readonly children?: ReactNode;
}

/** The rows of a page, or the reason why it has none. The page may be beyond the last one. */
export function PageRows({ count, total, onChange, empty, children }: PageRowsProps) {
  if (count > 0) return children;
  if (total === 0) return empty;
  return (
    <NoRows
      isFiltered
      title="admin.list.noPage"
      reason="admin.list.noPageReason"
      action={
        <Button variant="default" onClick={() => onChange({ page: 1 })}>
          <FormattedMessage id="admin.list.firstPage" />
        </Button>
      }
    />
  );
}
