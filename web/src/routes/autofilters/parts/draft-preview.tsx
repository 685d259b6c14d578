import { Box, Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { draftPreview_backtest$key } from '../../../__generated__/draftPreview_backtest.graphql.ts';
import type { draftPreview_draft$key } from '../../../__generated__/draftPreview_draft.graphql.ts';
import { ColumnHead } from '../../../shared/ui/column-head.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { HitRateBar } from '../../../shared/ui/hit-rate-bar.tsx';
import { Panel, PanelFoot } from '../../../shared/ui/panel.tsx';
import styles from './autofilter-matches-section.module.css';
import { AutofilterMatchItem } from './autofilter-matches-section.tsx';

const draftFragment = graphql`
  fragment draftPreview_draft on AutofilterDraft {
    errors {
      code
    }
    matches(first: $first) {
      totalCount
      edges {
        node {
          match {
            id
          }
          ...autofilterMatchesSection_item
        }
      }
    }
    backtest {
      ...draftPreview_backtest
    }
  }
`;

/** Backtest and first upcoming matches of an unsaved autofilter. */
export function DraftPreview({ draft }: { readonly draft: draftPreview_draft$key }) {
  const { errors, matches, backtest } = useFragment(draftFragment, draft);
  const edges = matches?.edges ?? [];
  return (
    <>
      {backtest && <DraftBacktest backtest={backtest} />}
      <Panel
        title={<FormattedMessage id="member.autofilters.previewTitle" />}
        note={
          matches && (
            <FormattedMessage
              id="member.autofilters.previewCount"
              values={{ shown: edges.length, total: matches.totalCount }}
            />
          )
        }
      >
        {edges.length > 0 ? (
          <ul className={styles.list}>
            {edges.map(({ node }) => (
              <AutofilterMatchItem key={node.match.id} item={node} isNamed={false} />
            ))}
          </ul>
        ) : (
          <EmptyState
            kind="noMatch"
            title={
              errors.length > 0 ? 'member.autofilters.previewRefused' : 'member.autofilters.previewNoneTitle'
            }
            reason="member.autofilters.previewNoneReason"
          />
        )}
      </Panel>
    </>
  );
}

const backtestFragment = graphql`
  fragment draftPreview_backtest on Backtest {
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

function DraftBacktest({ backtest }: { readonly backtest: draftPreview_backtest$key }) {
  const { matches, hits, correct, seasons } = useFragment(backtestFragment, backtest);
  const outcome = matches === 0 ? 'unplayed' : hits === 0 ? 'none' : 'some';
  return (
    <Panel title={<FormattedMessage id="member.autofilters.backtestTitle" />}>
      <Box component="p" py="sm" px="md" c="var(--text-2)">
        <FormattedMessage
          id="member.autofilters.backtestSummary"
          values={{ outcome, matches, hits, correct, b: (text) => <strong key="b">{text}</strong> }}
        />
      </Box>
      {seasons.length > 0 && (
        <Table horizontalSpacing={10} verticalSpacing={4} style={{ borderTop: '1px solid var(--line)' }}>
          <thead>
            <tr>
              <ColumnHead label="common.season" />
              <ColumnHead label="common.matches" isFigure />
              <ColumnHead label="member.autofilters.column.hits" visibleFrom="sm" isFigure />
              <ColumnHead label="member.autofilters.column.correct" w={{ base: '56%', sm: '46%' }} />
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
                <FormattedMessage id="common.total" />
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
      <PanelFoot style={{ borderTop: '1px solid var(--line)' }}>
        <FormattedMessage id="member.autofilters.backtestFoot" />
      </PanelFoot>
    </Panel>
  );
}
