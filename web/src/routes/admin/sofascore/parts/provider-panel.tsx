import { Box, Card, Flex, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ErrorCode } from '@tipgraph/client';
import { type ReactNode, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import type { MessageId } from '../../../../i18n/texts.ts';
import { ScreenAnswer, type ScreenAnswerProps } from '../../../../shared/routing/screen-answer.tsx';
import { addressOf, searchField } from '../../../../shared/ui/address-fields.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { isNamedLike } from '../../../../shared/ui/folded-text.ts';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { useAddressState } from '../../../../shared/ui/url-state.ts';
import { AdminHeadContext } from '../../parts/admin-head.tsx';
import { ListSearch } from '../../parts/admin-list.tsx';
import { ProviderPage } from './provider-page.tsx';

interface ProviderItem {
  readonly name: string;
  readonly year?: string | null;
}

interface ProviderScreenProps<TQuery extends OperationType, Item>
  extends Pick<ScreenAnswerProps<TQuery, readonly Item[]>, 'query' | 'state' | 'pick'> {
  readonly searchLabel: MessageId;
  /** Default: the provider's order. */
  readonly sort?: (a: Item, b: Item) => number;
  readonly row: (item: Item) => ReactNode;
  /** Content above and below the list. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
}

const searchAddress = addressOf({ search: searchField });

/** A list of the provider's items. Its search is kept in the URL. */
export function ProviderScreen<TQuery extends OperationType, Item extends ProviderItem>(
  props: ProviderScreenProps<TQuery, Item>,
) {
  const { searchLabel, query, state, pick, sort, row, banner, children } = props;
  const intl = useIntl();
  const head = useContext(AdminHeadContext);
  const [address, change] = useAddressState(searchAddress.read, searchAddress.write);
  const { search } = address;
  const list = (items: readonly Item[]) => {
    const found = items.filter(({ name, year }) => isNamedLike(`${name} ${year ?? ''}`, search));
    if (found.length > 0) return <ul>{(sort ? found.toSorted(sort) : found).map(row)}</ul>;
    return items.length > 0 ? (
      <EmptyState
        kind="noMatch"
        title="admin.import.none"
        values={{ search }}
        reason="admin.import.noneReason"
      />
    ) : (
      <EmptyState title="admin.import.empty" reason="admin.import.emptyReason" />
    );
  };
  return (
    <ProviderPage>
      {banner}
      <ScreenAnswer
        query={query}
        state={state}
        pick={pick}
        failed={<FormattedMessage id="admin.import.failed" />}
        failedReason={({ code }) => <ProviderError code={code} />}
      >
        {(items, notice) => (
          <>
            {notice}
            {items.length > 0 && (
              <Group>
                <ListSearch label={searchLabel} address={address} onChange={change} />
              </Group>
            )}
            <Card
              component="section"
              aria-label={head ? intl.formatMessage({ id: head.title }) : undefined}
              aria-busy={state.isRefreshing}
            >
              {list(items)}
            </Card>
          </>
        )}
      </ScreenAnswer>
      {children}
    </ProviderPage>
  );
}

interface ProviderRowProps {
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  readonly caption?: ReactNode;
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

/** Marks an item that has been imported, with a link to its league. The name is added to the link's accessible name. */
export function ImportedLeague({ leagueId, name }: { readonly leagueId: number; readonly name: string }) {
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

export const categoryPath = (name: string, id: number) =>
  `/admin/sofascore/category/${encodeURIComponent(name)}/${id}`;

export const tournamentPath = (name: string, id: number) =>
  `/admin/sofascore/tournament/${encodeURIComponent(name)}/${id}`;

const reasons: Readonly<Partial<Record<ErrorCode, MessageId>>> = {
  PROVIDER_UNREACHABLE: 'admin.import.error.unreachable',
  PROVIDER_REFUSED: 'admin.import.error.refused',
  PROVIDER_RATE_LIMITED: 'admin.import.error.rateLimited',
  PROVIDER_UNREADABLE: 'admin.import.error.unreadable',
  NOT_FOUND: 'admin.import.error.unknown',
};

/** The message of an error of the provider, or of any other. */
export function ProviderError({ code }: { readonly code: ErrorCode }) {
  return <FormattedMessage id={reasons[code] ?? 'shared.error'} values={{ code }} />;
}
