import { ActionIcon, Button, Card, Flex, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react';
import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  dropinfoFiltersScreen_filters$data,
  dropinfoFiltersScreen_filters$key,
} from '../../../../__generated__/dropinfoFiltersScreen_filters.graphql.ts';
import type { dropinfoFiltersScreenMoveFilterDownMutation } from '../../../../__generated__/dropinfoFiltersScreenMoveFilterDownMutation.graphql.ts';
import type { dropinfoFiltersScreenMoveFilterUpMutation } from '../../../../__generated__/dropinfoFiltersScreenMoveFilterUpMutation.graphql.ts';
import type { dropinfoFiltersScreenQuery } from '../../../../__generated__/dropinfoFiltersScreenQuery.graphql.ts';
import { errorMessage, isHandledGlobally, within } from '../../../../shared/relay/app-error.ts';
import { useAppMutation } from '../../../../shared/relay/use-app-mutation.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { AdminScreen, NoRows } from '../../parts/admin-screen.tsx';
import { AdminTable, Below } from '../../parts/admin-table.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query dropinfoFiltersScreenQuery {
    admin @catch(to: RESULT) {
      dropinfoFilters {
        ...dropinfoFiltersScreen_filters
      }
    }
  }
`;

/** The filters of dropinfos at /admin/dropinfo/filterList, in the order in which users choose from them. */
export function DropinfoFiltersScreen(state: ScreenProps<dropinfoFiltersScreenQuery>) {
  return (
    <AdminScreen
      title="admin.title.dropinfoFilters"
      subtitle="admin.dropinfoFilters.subtitle"
      aside={
        <Button component={Link} to="/admin/dropinfo/newFilter">
          <FormattedMessage id="admin.dropinfoFilters.new" />
        </Button>
      }
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ dropinfoFilters }) => dropinfoFilters)}
      failed="admin.dropinfoFilters.failed"
    >
      {(filters) =>
        filters.length === 0 ? (
          <Card component="section">
            <NoRows title="admin.dropinfoFilters.emptyTitle" reason="admin.dropinfoFilters.emptyReason" />
          </Card>
        ) : (
          <FilterList filters={filters} />
        )
      }
    </AdminScreen>
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
  const [told, setTold] = useState('');
  const moveFrom = async (place: number, way: 'up' | 'down') => {
    const filter = filters[place];
    if (!filter || isMoving || !(await move(filter.id, way))) return;
    const words = { name: filter.namePl, place: place + (way === 'up' ? 0 : 2) };
    setTold(intl.formatMessage({ id: 'admin.dropinfoFilters.moved' }, words));
  };
  return (
    <Card component="section" aria-label={intl.formatMessage({ id: 'admin.title.dropinfoFilters' })}>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <AdminTable
        rows={filters}
        rowKey={({ id }) => id}
        columns={[
          { head: 'common.number', isFigure: true, cell: (_, place) => place + 1 },
          {
            head: 'admin.common.name',
            isMain: true,
            cell: (filter) => (
              <>
                {filter.namePl}
                <Below>
                  <FilterScope {...filter} />
                </Below>
              </>
            ),
          },
          { head: 'admin.common.englishName', isWide: true, cell: ({ nameEn }) => nameEn ?? '–' },
          {
            head: 'admin.dropinfoFilters.scope',
            isWide: true,
            cell: (filter) => <FilterScope {...filter} />,
          },
          {
            head: 'admin.common.actions',
            isFigure: true,
            cell: (filter, place) => (
              <FilterActions
                {...filter}
                isFirst={place === 0}
                isLast={place === filters.length - 1}
                onMove={(way) => void moveFrom(place, way)}
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
      filters {
        ...dropinfoFiltersScreen_filters
      }
      errors {
        code
      }
    }
  }
`;

const downMutation = graphql`
  mutation dropinfoFiltersScreenMoveFilterDownMutation($input: MoveDropinfoFilterInput!) {
    moveDropinfoFilterDown(input: $input) {
      filters {
        ...dropinfoFiltersScreen_filters
      }
      errors {
        code
      }
    }
  }
`;

/** Puts the order that came back in the place of the one that is known. */
const takeOver =
  (field: 'moveDropinfoFilterUp' | 'moveDropinfoFilterDown') => (store: RecordSourceSelectorProxy) => {
    const filters = store.getRootField(field)?.getLinkedRecords('filters');
    if (filters) store.getRoot().getLinkedRecord('admin')?.setLinkedRecords(filters, 'dropinfoFilters');
  };

interface FilterMoves {
  /** Lets a filter change places with its neighbour; says whether that was done. */
  move(filterId: string, way: 'up' | 'down'): Promise<boolean>;
  /** Whether a move is under way; until it is over there is no other. */
  isMoving: boolean;
}

/** Moves filters, shows the new order everywhere, and tells the person what went wrong. */
function useMoveFilter(): FilterMoves {
  const intl = useIntl();
  const [up, isMovingUp] = useAppMutation<dropinfoFiltersScreenMoveFilterUpMutation>(upMutation);
  const [down, isMovingDown] = useAppMutation<dropinfoFiltersScreenMoveFilterDownMutation>(downMutation);

  const move = async (filterId: string, way: 'up' | 'down') => {
    const variables = { input: { filterId } };
    try {
      const { errors } =
        way === 'up'
          ? (await up({ variables, updater: takeOver('moveDropinfoFilterUp') })).moveDropinfoFilterUp
          : (await down({ variables, updater: takeOver('moveDropinfoFilterDown') })).moveDropinfoFilterDown;
      if (errors.length === 0) return true;
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    } catch (thrown) {
      const code = errorCodeOf(thrown);
      if (!isHandledGlobally(code)) {
        showToast({ kind: 'error', text: errorMessage(intl, thrown) });
      }
    }
    return false;
  };
  return { move, isMoving: isMovingUp || isMovingDown };
}

type Filter = dropinfoFiltersScreen_filters$data[number];

/** How many sports and leagues a filter is restricted to; without any it lets everything through. */
function FilterScope({ sportIds, leagueIds }: Pick<Filter, 'sportIds' | 'leagueIds'>) {
  const intl = useIntl();
  const parts = [
    ...(sportIds?.length
      ? [intl.formatMessage({ id: 'admin.dropinfoFilters.sports' }, { count: sportIds.length })]
      : []),
    ...(leagueIds?.length
      ? [intl.formatMessage({ id: 'admin.dropinfoFilters.leagues' }, { count: leagueIds.length })]
      : []),
  ];
  if (parts.length > 0) return parts.join(' · ');
  return sportIds && leagueIds ? <FormattedMessage id="admin.dropinfoFilters.everything" /> : '–';
}

interface FilterActionsProps extends Pick<Filter, 'filterId' | 'namePl'> {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (way: 'up' | 'down') => void;
}

function FilterActions({ filterId, namePl: name, isFirst, isLast, onMove }: FilterActionsProps) {
  const intl = useIntl();
  const arrow = (way: 'up' | 'down', isEnd: boolean) => {
    const Arrow = way === 'up' ? IconArrowUp : IconArrowDown;
    return (
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={intl.formatMessage({ id: 'admin.dropinfoFilters.move' }, { way, name })}
        aria-disabled={isEnd || undefined}
        {...(isEnd && { 'data-disabled': true })}
        onClick={() => !isEnd && onMove(way)}
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
        size="lg"
        aria-label={intl.formatMessage({ id: 'admin.dropinfoFilters.edit' }, { name })}
      >
        <IconPencil size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Flex>
  );
}
