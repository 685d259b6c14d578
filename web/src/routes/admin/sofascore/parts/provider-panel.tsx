import { Box, Card, Flex, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import type { AppError } from '../../../../shared/relay/app-error.ts';
import { ScreenAnswer, type ScreenAnswerProps } from '../../../../shared/ui/error-states.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { isNamedLike } from '../../lib/is-named-like.ts';
import { providerErrorMessage } from '../lib/provider-paths.ts';
import { ProviderPage, type ProviderPageProps } from './provider-page.tsx';

interface ProviderScreenProps<TQuery extends OperationType, T>
  extends Pick<ScreenAnswerProps<TQuery, T>, 'query' | 'state' | 'pick'>,
    Pick<ProviderPageProps, 'subtitle'> {
  readonly banner?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

export function ProviderScreen<TQuery extends OperationType, T>(props: ProviderScreenProps<TQuery, T>) {
  const { subtitle, banner, children, ...query } = props;
  return (
    <ProviderPage subtitle={subtitle}>
      {banner}
      <ScreenAnswer
        {...query}
        failed={<FormattedMessage id="admin.import.failed" />}
        failedReason={failedReason}
      >
        {(value, notice) => (
          <>
            {notice}
            {children(value)}
          </>
        )}
      </ScreenAnswer>
    </ProviderPage>
  );
}

/** Explanation of a provider error; null for other errors. */
function failedReason({ code }: AppError) {
  const id = providerErrorMessage(code);
  return id && <FormattedMessage id={id} />;
}

interface ProviderPanelProps<Item> {
  /** Accessible name. */
  readonly label: string;
  readonly searchLabel: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly isRefreshing: boolean;
  readonly row: (item: Item) => ReactNode;
}

/** A searchable list of the provider's items. */
export function ProviderPanel<Item>(props: ProviderPanelProps<Item>) {
  const { label, searchLabel, items, nameOf, isRefreshing, row } = props;
  const [search, setSearch] = useSearchParam();
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

/** Search text of a client-side filtered list, kept in the URL. */
function useSearchParam(): [string, (search: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('search') ?? '',
    (search) => setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true }),
  ];
}

interface ProviderRowProps {
  /** Flag or logo. */
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  readonly caption?: ReactNode;
  /** Tags and actions at the end of the row. */
  readonly children?: ReactNode;
}

export function ProviderRow({ picture, name, caption, children }: ProviderRowProps) {
  return (
    <Flex component="li" variant="row" wrap="wrap" rowGap={4} mih={{ base: 56, sm: 48 }} py="xs">
      {picture}
      <Flex component="span" flex="1 1 160px" miw={0} direction="column">
        <Box component="span" fw={600}>
          {name}
        </Box>
        {caption !== undefined && (
          <Box component="span" c="dimmed" fz="xs">
            {caption}
          </Box>
        )}
      </Flex>
      {children !== undefined && (
        <Flex component="span" gap="sm" align="center" fz="var(--fs-13)">
          {children}
        </Flex>
      )}
    </Flex>
  );
}

interface ImportedLeagueProps {
  readonly leagueId: number;
  /** Added to the link's accessible name. */
  readonly name: string;
}

/** Marks a provider item that has been imported, with a link to its league. */
export function ImportedLeague({ leagueId, name }: ImportedLeagueProps) {
  const intl = useIntl();
  return (
    <>
      <Tag tone="success" icon={<IconCheck size={12} stroke={2.4} aria-hidden="true" />}>
        <FormattedMessage id="admin.import.known" />
      </Tag>
      <Link
        to={`/leagues/${leagueId}`}
        aria-label={intl.formatMessage({ id: 'admin.import.openLeagueOf' }, { name })}
      >
        <FormattedMessage id="admin.import.openLeague" />
      </Link>
    </>
  );
}
