import { ActionIcon, Box, Flex } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { filterRow_filter$key } from '../../../../../__generated__/filterRow_filter.graphql.ts';

const filterFragment = graphql`
  fragment filterRow_filter on DropinfoFilter {
    filterId
    namePl
    nameEn
    sportIds
    leagueIds
  }
`;

interface FilterRowProps {
  readonly filter: filterRow_filter$key;
  /** Its place in the order, from 1. */
  readonly place: number;
  readonly isLast: boolean;
  readonly onMove: (way: 'up' | 'down') => void;
}

/** A filter with what it leaves, the ways up and down, and the way to its form. */
export function FilterRow({ filter, place, isLast, onMove }: FilterRowProps) {
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
