import { Box, Card, Flex, Group, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { Chip, CompactSelect } from '../../../shared/ui/choices.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Pager } from '../../../shared/ui/paging.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import {
  filterWords,
  type ListAddress,
  type ListDefinition,
  type Sorting,
  wordsOf,
} from '../../../shared/ui/url-state.ts';

interface FilterChipsProps<Value extends string> {
  readonly label: MessageId;
  readonly filters: Readonly<Record<Value, unknown>>;
  /** Id of the message that maps a filter to its name. */
  readonly names: MessageId;
  /** Rows by filter. Unknown counts are omitted; without any, the filters are hidden unless one is in use. */
  readonly counts: Readonly<Partial<Record<Value | 'all', number | null>>> | null | undefined;
  readonly value: Value | 'all';
  readonly onChange: (value: Value | 'all') => void;
}

/** Exclusive filters of a list, with their row counts. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, filters, names, counts, value: chosen, onChange } = props;
  if (!counts && chosen === 'all') return null;
  return (
    <Flex component="fieldset" data-toolbar gap={6} wrap="wrap" miw={0} p={0} bd="none">
      <legend>
        <VisuallyHidden>
          <FormattedMessage id={label} />
        </VisuallyHidden>
      </legend>
      {filterWords(filters).map((filter) => (
        <Chip key={filter} pressed={filter === chosen} onPress={() => onChange(filter)}>
          <FormattedMessage id={names} values={{ filter }} />
          {counts?.[filter] != null && (
            <Box component="span" ml={4} opacity={0.75} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {' '}
              <FormattedNumber value={counts[filter]} />
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
}

interface ListSearchProps {
  readonly label: MessageId;
  readonly address: { readonly search: string };
  readonly onChange: (change: { readonly search: string }) => void;
}

export function ListSearch({ label, address, onChange }: ListSearchProps) {
  return (
    <SearchField
      label={useIntl().formatMessage({ id: label })}
      value={address.search}
      onSearch={(search) => onChange({ search })}
    />
  );
}

interface ListOrderProps<TSort extends string> extends Sorting<TSort> {
  readonly sorts: Readonly<Record<TSort, string>>;
  /** Id of the message that maps a sort key to its name. */
  readonly heads: MessageId;
}

const directions = ['asc', 'desc'] as const;

/** Sort controls below 1024 px, where rows are cards without headings. */
export function ListOrder<TSort extends string>(props: ListOrderProps<TSort>) {
  const { sorts, heads, address, onChange } = props;
  const intl = useIntl();
  const { sort, direction } = address;
  return (
    <Group gap="xs" hiddenFrom="md">
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.list.sort' })}
        value={sort}
        values={wordsOf(sorts)}
        nameOf={(value) => intl.formatMessage({ id: heads }, { column: value })}
        onChange={(value) => onChange({ sort: value, direction })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.list.direction' })}
        labelHidden
        value={direction}
        values={directions}
        nameOf={(value) => intl.formatMessage({ id: 'admin.list.directionName' }, { direction: value })}
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
  readonly empty: ReactNode;
  readonly children?: ReactNode;
}

/** The rows of a page, or the reason why it has none. The page may be beyond the last one. */
export function PageRows({ count, total, onChange, empty, children }: PageRowsProps) {
  if (count > 0) return children;
  if (total === 0) return empty;
  return (
    <EmptyState
      kind="noMatch"
      title="admin.list.noPage"
      reason="admin.list.noPageReason"
      reset={{ label: 'admin.list.firstPage', onClick: () => onChange({ page: 1 }) }}
    />
  );
}

export interface ListPageProps extends PageRowsProps {
  readonly title: MessageId;
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Whether a row no longer belongs to the list. */
  readonly isOutdated?: boolean;
}

/** The card of a list's page, above the buttons to the other pages. */
export function ListPage({ title, page, pageSize, isOutdated = false, ...rows }: ListPageProps) {
  const intl = useIntl();
  const { isRefreshing } = useContext(RefreshContext);
  const { count, total, onChange } = rows;
  return (
    <>
      <Card component="section" aria-label={intl.formatMessage({ id: title })} aria-busy={isRefreshing}>
        <PageRows {...rows} />
      </Card>
      {count > 0 && total > pageSize && (
        <Pager
          label={intl.formatMessage({ id: 'admin.list.pages' })}
          {...{ page, pageSize, total, isOutdated }}
          onChange={(next) => onChange({ page: next })}
        />
      )}
    </>
  );
}
