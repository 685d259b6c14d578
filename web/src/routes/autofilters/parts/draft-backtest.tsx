import { Box, Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { draftBacktest_backtest$key } from '../../../__generated__/draftBacktest_backtest.graphql.ts';
import { HitRateBar } from '../../../shared/ui/hit-rate-bar.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';

const backtestFragment = graphql`
  fragment draftBacktest_backtest on Backtest {
    matches
    hits
    correct
    seasons {
      season
      matches
      hits
      correct
    }
  }
`;

/** How an autofilter would have done in past seasons: how often it would have picked a match, and been correct. */
export function DraftBacktest({ backtest }: { readonly backtest: draftBacktest_backtest$key }) {
  const { matches, hits, correct, seasons } = useFragment(backtestFragment, backtest);
  const outcome = matches === 0 ? 'unplayed' : hits === 0 ? 'none' : 'some';
  return (
    <Panel title={<FormattedMessage id="member.autofilters.backtestTitle" />}>
      <Box component="p" py="sm" px="md" c="var(--text-2)">
        <FormattedMessage
          id="member.autofilters.backtestSummary"
          values={{ outcome, matches, hits, correct, b: (words) => <strong key="b">{words}</strong> }}
        />
      </Box>
      {seasons.length > 0 && (
        <Table horizontalSpacing={10} verticalSpacing={4} style={{ borderTop: '1px solid var(--line)' }}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="common.season" />
              </th>
              <th scope="col" data-figure>
                <FormattedMessage id="common.matches" />
              </th>
              <Box component="th" scope="col" visibleFrom="sm" data-figure>
                <FormattedMessage id="member.autofilters.column.hits" />
              </Box>
              <Box component="th" w={{ base: '56%', sm: '46%' }} scope="col">
                <FormattedMessage id="member.autofilters.column.correct" />
              </Box>
            </tr>
          </thead>
          <tbody>
            {seasons.map((row) => (
              <tr key={row.season}>
                <th scope="row">{row.season}</th>
                <td data-figure>{row.matches}</td>
                <Box component="td" visibleFrom="sm" data-figure>
                  {row.hits}
                </Box>
                <td>
                  <HitRateBar hits={row.correct} sampleSize={row.hits} />
                </td>
              </tr>
            ))}
          </tbody>
          <Box component="tfoot" fw={600}>
            <tr>
              <th scope="row">
                <FormattedMessage id="member.autofilters.column.sum" />
              </th>
              <td data-figure>{matches}</td>
              <Box component="td" visibleFrom="sm" data-figure>
                {hits}
              </Box>
              <td>
                <HitRateBar hits={correct} sampleSize={hits} />
              </td>
            </tr>
          </Box>
        </Table>
      )}
      <Box
        component="p"
        py={10}
        px="md"
        c="dimmed"
        fz="xs"
        lh="xs"
        bg="var(--surface-inset)"
        style={{ borderTop: '1px solid var(--line)' }}
      >
        <FormattedMessage id="member.autofilters.backtestFoot" />
      </Box>
    </Panel>
  );
}
