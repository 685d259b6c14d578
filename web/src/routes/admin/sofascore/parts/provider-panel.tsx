import { Card, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { isNamedLike } from '../../lib/is-named-like.ts';

interface ProviderPanelProps<Item> {
  /** What is listed, for those who do not see it. */
  readonly label: string;
  readonly searchLabel: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly isRefreshing: boolean;
  readonly row: (item: Item) => ReactNode;
}

/** All that the data provider offers of a kind, narrowed to what is searched for. */
export function ProviderPanel<Item>(props: ProviderPanelProps<Item>) {
  const { label, searchLabel, items, nameOf, isRefreshing, row } = props;
  const [search, setSearch] = useSearchAddress();
  const found = items.filter((item) => isNamedLike(nameOf(item), search));
  return (
    <>
      {items.length > 0 && (
        <Group>
          <SearchField label={searchLabel} value={search} onSearch={setSearch} />
        </Group>
      )}
      <Card component="section" aria-label={label} aria-busy={isRefreshing}>
        {found.length > 0 ? (
          <ul>{found.map(row)}</ul>
        ) : items.length > 0 ? (
          <StateMessage
            kind="noMatch"
            title={<FormattedMessage id="admin.import.none" values={{ search }} />}
            reason={<FormattedMessage id="admin.import.noneReason" />}
          />
        ) : (
          <StateMessage
            kind="empty"
            title={<FormattedMessage id="admin.import.empty" />}
            reason={<FormattedMessage id="admin.import.emptyReason" />}
          />
        )}
      </Card>
    </>
  );
}

/** The search of a list that is here whole, kept in the address, and how to change it. */
function useSearchAddress(): [string, (search: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('search') ?? '',
    (search) => setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true }),
  ];
}
