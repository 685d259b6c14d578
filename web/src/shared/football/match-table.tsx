import { Box, Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface MatchTableProps {
  /** Names the table for assistive technology. */
  readonly caption: ReactNode;
  /** Whether a column says how the matches ended for a team. */
  readonly hasOutcomes?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of played matches. */
export function MatchTable({ caption, hasOutcomes = false, children }: MatchTableProps) {
  const figure = { 'data-figure': true, ...(hasOutcomes && { visibleFrom: 'xs' }) };
  return (
    <Table layout="fixed" horizontalSpacing="xs" verticalSpacing={4}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <Box component="th" w={{ base: 86, xs: 106 }} scope="col">
            <FormattedMessage id="shared.match.columnDate" />
          </Box>
          <th scope="col">
            <FormattedMessage id="common.match" />
          </th>
          <Box component="th" w={{ base: 44, xs: 56 }} scope="col" data-figure>
            <FormattedMessage id="shared.match.columnResult" />
          </Box>
          <Box component="th" w={{ base: 54, xs: 60 }} scope="col" {...figure}>
            <FormattedMessage id="shared.match.columnCorners" />
          </Box>
          <Box component="th" w={{ base: 54, xs: 60 }} scope="col" {...figure}>
            <FormattedMessage id="shared.match.columnYellow" />
          </Box>
          {hasOutcomes && (
            <Box component="th" w={{ base: 40, xs: 48 }} scope="col" data-figure>
              <VisuallyHidden>
                <FormattedMessage id="shared.match.columnOutcome" />
              </VisuallyHidden>
            </Box>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
