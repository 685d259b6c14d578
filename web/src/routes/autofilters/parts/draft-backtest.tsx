import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { draftBacktest_backtest$key } from '../../../__generated__/draftBacktest_backtest.graphql.ts';
import { HitRateBar } from '../../../shared/ui/hit-rate-bar.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import styles from './draft-backtest.module.css';

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
  const summary = matches === 0 ? 'backtestEmpty' : hits === 0 ? 'backtestNone' : 'backtestSummary';
  return (
    <Panel title={<FormattedMessage id="member.autofilters.backtestTitle" />}>
      <p className={styles.summary}>
        <FormattedMessage
          id={`member.autofilters.${summary}`}
          values={{ matches, hits, correct, b: (words) => <b>{words}</b> }}
        />
      </p>
      {seasons.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="member.autofilters.column.season" />
              </th>
              <th scope="col" className={styles.figure}>
                <FormattedMessage id="member.autofilters.column.matches" />
              </th>
              <th scope="col" className={`${styles.figure} ${styles.picked}`}>
                <FormattedMessage id="member.autofilters.column.hits" />
              </th>
              <th scope="col">
                <FormattedMessage id="member.autofilters.column.correct" />
              </th>
            </tr>
          </thead>
          <tbody>
            {seasons.map((row) => (
              <tr key={row.season}>
                <th scope="row">{row.season}</th>
                <td className={styles.figure}>{row.matches}</td>
                <td className={`${styles.figure} ${styles.picked}`}>{row.hits}</td>
                <td>
                  <HitRateBar hits={row.correct} sampleSize={row.hits} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <FormattedMessage id="member.autofilters.column.sum" />
              </th>
              <td className={styles.figure}>{matches}</td>
              <td className={`${styles.figure} ${styles.picked}`}>{hits}</td>
              <td>
                <HitRateBar hits={correct} sampleSize={hits} />
              </td>
            </tr>
          </tfoot>
        </table>
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
