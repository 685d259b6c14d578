import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { draftRehearsal_rehearsal$key } from '../../../../__generated__/draftRehearsal_rehearsal.graphql.ts';
import { HitRateBar } from '../../../../shared/ui/hit-rate-bar.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import styles from './draft-rehearsal.module.css';

const rehearsalFragment = graphql`
  fragment draftRehearsal_rehearsal on Rehearsal {
    matches
    hits
    right
    seasons {
      season
      matches
      hits
      right
    }
  }
`;

/** How an autofilter would have done in past seasons: how often it would have picked a match, and been right. */
export function DraftRehearsal({ rehearsal }: { readonly rehearsal: draftRehearsal_rehearsal$key }) {
  const { matches, hits, right, seasons } = useFragment(rehearsalFragment, rehearsal);
  const summary = matches === 0 ? 'rehearsalEmpty' : hits === 0 ? 'rehearsalNone' : 'rehearsalSummary';
  return (
    <Panel title={<FormattedMessage id="member.autofilters.rehearsalTitle" />}>
      <p className={styles.summary}>
        <FormattedMessage
          id={`member.autofilters.${summary}`}
          values={{ matches, hits, right, b: (words) => <b>{words}</b> }}
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
                <FormattedMessage id="member.autofilters.column.right" />
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
                  <HitRateBar hits={row.right} sampleSize={row.hits} />
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
                <HitRateBar hits={right} sampleSize={hits} />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <p className={styles.foot}>
        <FormattedMessage id="member.autofilters.rehearsalFoot" />
      </p>
    </Panel>
  );
}
