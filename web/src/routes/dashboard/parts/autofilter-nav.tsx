import { Box, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofilterNav_autofilter$key } from '../../../__generated__/autofilterNav_autofilter.graphql.ts';

const autofilterFragment = graphql`
  fragment autofilterNav_autofilter on Autofilter {
    id
    name
    hitCount
  }
`;

interface AutofilterNavProps {
  readonly autofilter: autofilterNav_autofilter$key;
}

/** The way to the matches of one autofilter, with their count. */
export function AutofilterNav({ autofilter }: AutofilterNavProps) {
  const { id, name, hitCount } = useFragment(autofilterFragment, autofilter);
  return (
    <li>
      <Button
        component={Link}
        variant="default"
        size="xs"
        h="var(--control-h-sm)"
        px={10}
        c="var(--text-2)"
        fz="var(--fs-13)"
        fw={400}
        to={`/autofilters?${new URLSearchParams({ filter: id })}`}
      >
        {name}{' '}
        {hitCount != null && (
          <Box component="span" ml="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            <FormattedMessage id="common.matchCount" values={{ count: hitCount }} />
          </Box>
        )}
      </Button>
    </li>
  );
}
