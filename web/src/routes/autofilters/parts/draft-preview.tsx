import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { draftPreview_draft$key } from '../../../__generated__/draftPreview_draft.graphql.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { AutofilterMatchItem } from './autofilter-match-item.tsx';
import styles from './autofilter-matches-section.module.css';
import { DraftBacktest } from './draft-backtest.tsx';

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
          ...autofilterMatchItem_item
        }
      }
    }
    backtest {
      ...draftBacktest_backtest
    }
  }
`;

/** The past seasons and the first coming matches of an autofilter that is not saved. */
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
          <StateMessage
            kind="noMatch"
            title={
              <FormattedMessage
                id={
                  errors.length > 0
                    ? 'member.autofilters.previewRefused'
                    : 'member.autofilters.previewNoneTitle'
                }
              />
            }
            reason={<FormattedMessage id="member.autofilters.previewNoneReason" />}
          />
        )}
      </Panel>
    </>
  );
}
