import type { ReactNode } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { dropinfoHistoryQuery } from '../../../__generated__/dropinfoHistoryQuery.graphql.ts';
import { useMinute } from '../../../shared/live/clock.ts';
import { type AppError, caughtError } from '../../../shared/relay/app-error.ts';
import { useAfterTax } from '../../../shared/tax/after-tax.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { pricePoints } from '../lib/price-points.ts';
import { PriceHistory } from './price-history.tsx';

const historyQuery = graphql`
  query dropinfoHistoryQuery($uid: String!) {
    dropinfo(uid: $uid) {
      createdAt
      kickOff
      dropped {
        label
        openingOdds
      }
      opposite {
        label
        openingOdds
      }
      # The same count as in use-live-dropinfos.ts, which appends to it.
      history(first: 300) @catch(to: RESULT) {
        openedAt
        minDrop
        pageInfo {
          hasNextPage
        }
        edges {
          node {
            side
            at
            odds
          }
        }
      }
    }
  }
`;

interface DropinfoHistoryProps {
  readonly queryRef: PreloadedQuery<dropinfoHistoryQuery>;
  readonly renderError: (error: AppError) => ReactNode;
}

/** The odds history of a dropinfo, or a message that there is none. */
export function DropinfoHistory({ queryRef, renderError }: DropinfoHistoryProps) {
  const { dropinfo } = usePreloadedQuery<dropinfoHistoryQuery>(historyQuery, queryRef);
  const shown = useAfterTax();
  const minute = useMinute();
  if (dropinfo && !dropinfo.history.ok) return renderError(caughtError(dropinfo.history.errors));
  const history = dropinfo?.history.ok ? dropinfo.history.value : null;
  if (!dropinfo || !history) {
    return <EmptyState title="member.dropinfo.historyNone" reason="member.dropinfo.historyNoneReason" />;
  }
  const { dropped, opposite, createdAt, kickOff } = dropinfo;
  const points = pricePoints({
    openedAt: history.openedAt,
    opening: {
      dropped: shown.odds(dropped.openingOdds),
      opposite: opposite ? shown.odds(opposite.openingOdds) : null,
    },
    steps: history.edges.map(({ node }) => ({ ...node, odds: shown.odds(node.odds) })),
  });
  const last = points.at(-1)?.at ?? 0;
  return (
    <PriceHistory
      points={points}
      isOpeningKnown={history.openedAt != null}
      isTruncated={history.pageInfo.hasNextPage}
      labels={{ dropped: dropped.label, opposite: opposite?.label ?? null }}
      noticedAt={Date.parse(createdAt)}
      kickOff={Date.parse(kickOff)}
      end={Math.max(last, Math.min(minute, Date.parse(kickOff)))}
      minDrop={history.minDrop}
    />
  );
}
