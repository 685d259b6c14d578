import { memo, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { dropinfoListItem_dropinfo$key } from '../../../__generated__/dropinfoListItem_dropinfo.graphql.ts';
import type { dropinfoListItemMarket_dropinfo$key } from '../../../__generated__/dropinfoListItemMarket_dropinfo.graphql.ts';
import { MatchLink } from '../../../shared/football/match-table.tsx';
import { useNow } from '../../../shared/live/clock.ts';
import { isSameFragment } from '../../../shared/relay/is-same-fragment.ts';
import { useAfterTax } from '../../../shared/tax/after-tax.tsx';
import { kickoffState } from '../../../shared/ui/countdown-label.ts';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import { DropPercent } from '../../../shared/ui/drop-picture.tsx';
import { isBigDrop } from '../../../shared/ui/drop-rules.ts';
import { formatOdds, formatPercent, useLanguage } from '../../../shared/ui/formats.ts';
import { KickoffTime } from '../../../shared/ui/kickoff-time.tsx';
import table from '../../../shared/ui/live-table.module.css';
import { MatchName } from '../../../shared/ui/match-name.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { fromGraphMarket, marketLabels } from '../lib/dropinfo-filters.ts';
import { leadTime } from '../lib/price-points.ts';
import { DropinfoActions, DropinfoOutcome, DropinfoSides } from './dropinfo-cells.tsx';
import styles from './dropinfo-list-item.module.css';

const dropinfoMarketDropinfoFragment = graphql`
  fragment dropinfoListItemMarket_dropinfo on Dropinfo @inline {
    market
  }
`;

function DropinfoMarket({ dropinfo }: { readonly dropinfo: dropinfoListItemMarket_dropinfo$key }) {
  const { market } = readInlineData(dropinfoMarketDropinfoFragment, dropinfo);
  const supported = fromGraphMarket(market);
  return supported && <FormattedMessage id={marketLabels[supported]} />;
}

const dropinfoFragment = graphql`
  fragment dropinfoListItem_dropinfo on Dropinfo {
    uid
    title
    homeTeam
    awayTeam
    tip
    kickOff
    createdAt
    minutesToKickOff
    drop
    market
    dropped {
      odds
    }
    league {
      name
      country
    }
    match {
      ...matchTable_match
    }
    ...dropinfoCells_dropinfo
    ...dropinfoListItemMarket_dropinfo
    ...dropinfoCellsOutcome_dropinfo
    ...dropinfoCellsSides_dropinfo
  }
`;

interface DropinfoListItemProps {
  readonly dropinfo: dropinfoListItem_dropinfo$key;
  readonly isNew: boolean;
  /** Whether the URL links to it: it is highlighted and scrolled into view. */
  readonly isTarget: boolean;
  /** Whether its history is open. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A label for cards: table columns have headers instead. */
const cardLabel = (text: ReactNode) => <span className={table.word}>{text}</span>;

function DropinfoRow({ dropinfo, isNew, isTarget, isOpen, onToggle }: DropinfoListItemProps) {
  const data = useFragment(dropinfoFragment, dropinfo);
  const language = useLanguage();
  const shown = useAfterTax();
  const row = useRef<HTMLTableRowElement>(null);
  const kickoff = Date.parse(data.kickOff);
  const state = useNow((now) => kickoffState(kickoff - now));
  const created = dateTimeParts(data.createdAt);

  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);

  return (
    <tr
      role="row"
      ref={row}
      className={`${table.card} ${table.row} ${styles.row}`}
      data-uid={data.uid}
      data-kickoff={state}
      data-big={isBigDrop(data.drop) || undefined}
      data-new={isNew || undefined}
      data-target={isTarget || undefined}
      aria-current={isTarget || undefined}
    >
      <td role="cell" className={styles.time} data-figure>
        <KickoffTime date={data.kickOff} />
      </td>
      <td role="cell" className={`${table.small} ${styles.created}`} data-figure>
        {isNew && (
          <Tag tone="accent">
            <FormattedMessage id="common.new" />
          </Tag>
        )}
        <span className={table.word}>
          {' '}
          <FormattedMessage id="common.createdLowerCase" />
        </span>{' '}
        {created.time}
        <small className={styles.wide}>{created.date}</small>
      </td>
      <td role="cell" className={`${table.small} ${styles.lead}`} data-figure>
        <FormattedMessage
          id="member.dropinfo.lead"
          values={{ lead: leadTime(data.minutesToKickOff), w: cardLabel }}
        />
      </td>
      <td role="cell" className={table.match} data-match>
        <MatchLink match={data.match}>
          <MatchName title={data.title} homeTeam={data.homeTeam} awayTeam={data.awayTeam} />
        </MatchLink>
        {data.league && (
          <small className={styles.league} data-cut>
            {data.league.country} · {data.league.name}
          </small>
        )}
      </td>
      <td role="cell" className={styles.tip}>
        <span className={table.name}>{data.tip}</span>
        <b className={`${table.word} ${table.large}`}>{formatOdds(shown.odds(data.dropped.odds))}</b>
        <small className={styles.wide} data-cut>
          <DropinfoMarket dropinfo={data} />
        </small>
        <DropinfoOutcome dropinfo={data} />
      </td>
      <td role="cell" className={`${table.small} ${styles.drop}`} data-figure>
        <DropPercent drop={data.drop} text={formatPercent(data.drop, language)} />
        {data.market && (
          <span className={table.word}>
            {' · '}
            <DropinfoMarket dropinfo={data} />
          </span>
        )}
      </td>
      <DropinfoSides dropinfo={data} />
      <td role="cell" className={table.actions}>
        <DropinfoActions dropinfo={data} isOpen={isOpen} onToggle={onToggle} />
      </td>
    </tr>
  );
}

/** Whether two fragment references point to the same dropinfo. */
export const isSameDropinfo = (
  one: dropinfoListItem_dropinfo$key,
  other: dropinfoListItem_dropinfo$key,
): boolean => isSameFragment(dropinfoFragment, one, other);

/** A dropinfo: a table row from 1024 px, a card below. It re-renders only when its own data or state changes. */
export const DropinfoListItem = memo(
  DropinfoRow,
  (one, other) =>
    one.isNew === other.isNew &&
    one.isTarget === other.isTarget &&
    one.isOpen === other.isOpen &&
    isSameDropinfo(one.dropinfo, other.dropinfo),
);
