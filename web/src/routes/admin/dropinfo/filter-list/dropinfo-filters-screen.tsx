import { ActionIcon, Card, Flex, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  dropinfoFiltersScreen_filters$data,
  dropinfoFiltersScreen_filters$key,
} from '../../../../__generated__/dropinfoFiltersScreen_filters.graphql.ts';
import type { dropinfoFiltersScreenMoveFilterDownMutation } from '../../../../__generated__/dropinfoFiltersScreenMoveFilterDownMutation.graphql.ts';
import type { dropinfoFiltersScreenMoveFilterUpMutation } from '../../../../__generated__/dropinfoFiltersScreenMoveFilterUpMutation.graphql.ts';
import type { dropinfoFiltersScreenQuery } from '../../../../__generated__/dropinfoFiltersScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { useSaving } from '../../../../shared/ui/use-saving.ts';
import { LinkButton } from '../../../parts/link-button.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { AdminTable } from '../../parts/admin-table.tsx';

const screenQuery = graphql`
  query dropinfoFiltersScreenQuery {
    admin @catch(to: RESULT) {
      dropinfoFilters {
        ...dropinfoFiltersScreen_filters
      }
    }
  }
`;

/** /admin/dropinfo/filterList: dropinfo filters in the order that users see. */
export function DropinfoFiltersScreen(state: ScreenProps<dropinfoFiltersScreenQuery>) {
  return (
    <AdminPage
      aside={<LinkButton to="/admin/dropinfo/newFilter" label="admin.dropinfoFilters.new" variant="filled" />}
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ dropinfoFilters }) => dropinfoFilters)}
      failed="admin.dropinfoFilters.failed"
      empty={
        <Card component="section">
          <EmptyState title="admin.dropinfoFilters.emptyTitle" reason="admin.dropinfoFilters.emptyReason" />
        </Card>
      }
    >
      {(filters) => <FilterList filters={filters} />}
    </AdminPage>
  );
}

const filtersFragment = graphql`
  fragment dropinfoFiltersScreen_filters on DropinfoFilter @relay(plural: true) {
    id
    filterId
    namePl
    nameEn
    sportIds
    leagueIds
  }
`;

function FilterList({ filters: keys }: { readonly filters: dropinfoFiltersScreen_filters$key }) {
  const intl = useIntl();
  const filters = useFragment(filtersFragment, keys);
  const { move, isMoving } = useMoveFilter();
  const { isRefreshing, refresh } = useContext(RefreshContext);
  const isBusy = isMoving || isRefreshing;
  const [announcement, setAnnouncement] = useState('');
  const moveFrom = async (index: number, direction: Direction) => {
    const filter = filters[index];
    if (!filter || isBusy) return;
    const isMoved = await move(filter.id, direction);
    // Also after an error: only the response may be lost, or someone else has changed the order.
    refresh();
    if (!isMoved) return;
    const values = { name: filter.namePl, place: index + (direction === 'up' ? 0 : 2) };
    setAnnouncement(intl.formatMessage({ id: 'admin.dropinfoFilters.moved' }, values));
  };
  return (
    <Card component="section" aria-label={intl.formatMessage({ id: 'common.dropinfoFilters' })}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <AdminTable
        rows={filters}
        rowKey={({ id }) => id}
        columns={[
          { head: 'common.number', isFigure: true, cell: (_, index) => index + 1 },
          {
            head: 'admin.common.name',
            isEmphasized: true,
            hasMobileLines: true,
            cell: ({ namePl }) => namePl,
          },
          { head: 'admin.common.englishName', isDesktopOnly: true, cell: ({ nameEn }) => nameEn ?? '–' },
          {
            head: 'admin.dropinfoFilters.scope',
            isMobileLine: true,
            cell: (filter) => <FilterScope {...filter} />,
          },
          {
            head: 'common.actions',
            isFigure: true,
            cell: (filter, index) => (
              <FilterActions
                {...filter}
                isFirst={index === 0}
                isLast={index === filters.length - 1}
                isBusy={isBusy}
                onMove={(direction) => void moveFrom(index, direction)}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

const upMutation = graphql`
  mutation dropinfoFiltersScreenMoveFilterUpMutation($input: MoveDropinfoFilterInput!) {
    moveDropinfoFilterUp(input: $input) {
      errors {
        code
      }
    }
  }
`;

const downMutation = graphql`
  mutation dropinfoFiltersScreenMoveFilterDownMutation($input: MoveDropinfoFilterInput!) {
    moveDropinfoFilterDown(input: $input) {
      errors {
        code
      }
    }
  }
`;

type Direction = 'up' | 'down';

/** Swaps a filter with its neighbour and shows errors. `move` returns whether it succeeded. */
function useMoveFilter() {
  const intl = useIntl();
  const refusedText = () => intl.formatMessage({ id: 'admin.dropinfoFilters.notMoved' });
  const up = useSaving<dropinfoFiltersScreenMoveFilterUpMutation>({ mutation: upMutation, refusedText });
  const down = useSaving<dropinfoFiltersScreenMoveFilterDownMutation>({
    mutation: downMutation,
    refusedText,
  });

  const move = async (filterId: string, direction: Direction) => {
    const { save } = direction === 'up' ? up : down;
    const errors = await save({ input: { filterId } });
    return errors?.length === 0;
  };
  return { move, isMoving: up.isSaving || down.isSaving };
}

type Filter = dropinfoFiltersScreen_filters$data[number];

function FilterScope({ sportIds, leagueIds }: Pick<Filter, 'sportIds' | 'leagueIds'>) {
  const intl = useIntl();
  const parts = [
    sportIds?.length &&
      intl.formatMessage({ id: 'admin.dropinfoFilters.sports' }, { count: sportIds.length }),
    leagueIds?.length &&
      intl.formatMessage({ id: 'admin.dropinfoFilters.leagues' }, { count: leagueIds.length }),
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' · ');
  return sportIds && leagueIds ? <FormattedMessage id="admin.dropinfoFilters.everything" /> : '–';
}

interface FilterActionsProps extends Pick<Filter, 'filterId' | 'namePl'> {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onMove: (direction: Direction) => void;
}

function FilterActions({ filterId, namePl: name, isFirst, isLast, isBusy, onMove }: FilterActionsProps) {
  const intl = useIntl();
  const arrow = (direction: Direction, isEnd: boolean) => {
    const Arrow = direction === 'up' ? IconArrowUp : IconArrowDown;
    return (
      <ActionIcon
        variant="default"
        aria-label={intl.formatMessage({ id: 'admin.dropinfoFilters.move' }, { way: direction, name })}
        aria-disabled={isEnd || isBusy || undefined}
        {...(isEnd && { 'data-disabled': true })}
        onClick={() => !isEnd && onMove(direction)}
      >
        <Arrow size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    );
  };
  return (
    <Flex component="span" display="inline-flex" gap={{ base: 2, xs: 'xs' }}>
      {arrow('up', isFirst)}
      {arrow('down', isLast)}
      <ActionIcon
        component={Link}
        to={`/admin/dropinfo/${filterId}/edit`}
        variant="default"
        aria-label={intl.formatMessage({ id: 'admin.dropinfoFilters.edit' }, { name })}
      >
        <IconPencil size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Flex>
  );
}
