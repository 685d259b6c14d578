import { ActionIcon, Box, Button, Card, Flex, Table, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react';
import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { dropinfoFiltersScreen_filter$key } from '../../../../__generated__/dropinfoFiltersScreen_filter.graphql.ts';
import type { dropinfoFiltersScreen_filters$key } from '../../../../__generated__/dropinfoFiltersScreen_filters.graphql.ts';
import type { dropinfoFiltersScreenMoveFilterDownMutation } from '../../../../__generated__/dropinfoFiltersScreenMoveFilterDownMutation.graphql.ts';
import type { dropinfoFiltersScreenMoveFilterUpMutation } from '../../../../__generated__/dropinfoFiltersScreenMoveFilterUpMutation.graphql.ts';
import type { dropinfoFiltersScreenQuery } from '../../../../__generated__/dropinfoFiltersScreenQuery.graphql.ts';
import { errorMessage, isHandledGlobally, within } from '../../../../shared/relay/app-error.ts';
import { useAppMutation } from '../../../../shared/relay/use-app-mutation.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { Th } from '../../parts/th.tsx';

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
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.dropinfoFilters" />}
        subtitle={<FormattedMessage id="admin.dropinfoFilters.subtitle" />}
        aside={
          <Button component={Link} to="/admin/dropinfo/newFilter">
            <FormattedMessage id="admin.dropinfoFilters.new" />
          </Button>
        }
      />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => within(admin, ({ dropinfoFilters }) => dropinfoFilters)}
        failed={<FormattedMessage id="admin.dropinfoFilters.failed" />}
      >
        {(filters, notice) => (
          <>
            {notice}
            <FilterList filters={filters} />
          </>
        )}
      </ScreenAnswer>
    </>
  );
}

const filtersFragment = graphql`
  fragment dropinfoFiltersScreen_filters on DropinfoFilter @relay(plural: true) {
    id
    namePl
    ...dropinfoFiltersScreen_filter
  }
`;

function FilterList({ filters: keys }: { readonly filters: dropinfoFiltersScreen_filters$key }) {
  const intl = useIntl();
  const filters = useFragment(filtersFragment, keys);
  const { move, isMoving } = useMoveFilter();
  const [told, setTold] = useState('');

  if (filters.length === 0) {
    return (
      <Card component="section">
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="admin.dropinfoFilters.emptyTitle" />}
          reason={<FormattedMessage id="admin.dropinfoFilters.emptyReason" />}
        />
      </Card>
    );
  }
  const moveFrom = (place: number) => async (way: 'up' | 'down') => {
    const filter = filters[place];
    if (!filter || isMoving || !(await move(filter.id, way))) return;
    const words = { name: filter.namePl, place: place + (way === 'up' ? 0 : 2) };
    setTold(intl.formatMessage({ id: 'admin.dropinfoFilters.moved' }, words));
  };
  return (
    <Card component="section" aria-label={intl.formatMessage({ id: 'admin.title.dropinfoFilters' })}>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
        <thead role="rowgroup">
          <tr role="row">
            <Th id="common.number" isFigure />
            <Th id="admin.common.name" />
            <Th id="admin.common.englishName" isWide />
            <Th id="admin.dropinfoFilters.scope" isWide />
            <Th id="admin.common.actions" isFigure />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {filters.map((filter, place) => (
            <FilterRow
              key={filter.id}
              filter={filter}
              place={place + 1}
              isLast={place === filters.length - 1}
              onMove={moveFrom(place)}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const upMutation = graphql`
  mutation dropinfoFiltersScreenMoveFilterUpMutation($input: MoveDropinfoFilterInput!) {
    moveDropinfoFilterUp(input: $input) {
      filters {
        id
        ...dropinfoFiltersScreen_filter
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
        id
        ...dropinfoFiltersScreen_filter
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

const filterFragment = graphql`
  fragment dropinfoFiltersScreen_filter on DropinfoFilter {
    filterId
    namePl
    nameEn
    sportIds
    leagueIds
  }
`;

interface FilterRowProps {
  readonly filter: dropinfoFiltersScreen_filter$key;
  /** Its place in the order, from 1. */
  readonly place: number;
  readonly isLast: boolean;
  readonly onMove: (way: 'up' | 'down') => void;
}

function FilterRow({ filter, place, isLast, onMove }: FilterRowProps) {
  const intl = useIntl();
  const { filterId, namePl: name, nameEn, sportIds, leagueIds } = useFragment(filterFragment, filter);
  const parts = [
    ...(sportIds && sportIds.length > 0
      ? [intl.formatMessage({ id: 'admin.dropinfoFilters.sports' }, { count: sportIds.length })]
      : []),
    ...(leagueIds && leagueIds.length > 0
      ? [intl.formatMessage({ id: 'admin.dropinfoFilters.leagues' }, { count: leagueIds.length })]
      : []),
  ];
  const isKnown = sportIds != null && leagueIds != null;
  const scope =
    parts.length > 0 ? (
      parts.join(' · ')
    ) : isKnown ? (
      <FormattedMessage id="admin.dropinfoFilters.everything" />
    ) : (
      '–'
    );
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
    <tr role="row">
      <td role="cell" data-figure>
        {place}
      </td>
      <Box component="td" role="cell" c="var(--text-1)" fw={500} style={{ overflowWrap: 'anywhere' }}>
        {name}
        <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
          {scope}
        </Box>
      </Box>
      <td role="cell" className="mantine-visible-from-md">
        {nameEn ?? '–'}
      </td>
      <td role="cell" className="mantine-visible-from-md">
        {scope}
      </td>
      <td role="cell" data-figure>
        <Flex component="span" display="inline-flex" gap={{ base: 2, xs: 'xs' }}>
          {arrow('up', place === 1)}
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
      </td>
    </tr>
  );
}
