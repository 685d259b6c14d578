import { memo, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  dropinfoListItem_dropinfo$data,
  dropinfoListItem_dropinfo$key,
} from '../../../__generated__/dropinfoListItem_dropinfo.graphql.ts';
import { MatchLink } from '../../../shared/football/match-table.tsx';
import { useNow } from '../../../shared/live/clock.ts';
import { isSameFragment } from '../../../shared/relay/is-same-fragment.ts';
import { useAfterTax, useSharedAddress } from '../../../shared/tax/after-tax.tsx';
import { DropSide } from '../../../shared/tax/drop-side.tsx';
import { kickoffState } from '../../../shared/ui/countdown-label.ts';
import { dateTimeParts, dateTimeText } from '../../../shared/ui/dates.ts';
import { DropPercent } from '../../../shared/ui/drop-picture.tsx';
import { isBigDrop } from '../../../shared/ui/drop-rules.ts';
import { formatOdds, formatPercent, useLanguage } from '../../../shared/ui/formats.ts';
import { KickoffTime } from '../../../shared/ui/kickoff-time.tsx';
import table from '../../../shared/ui/live-table.module.css';
import { MatchName } from '../../../shared/ui/match-name.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useCopy } from '../../../shared/ui/use-copy.ts';
import { fromGraphMarket, marketLabels } from '../lib/dropinfo-filters.ts';
import { historyId, leadTime } from '../lib/price-points.ts';
import styles from './dropinfo-list-item.module.css';

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
    hasHistory
    dropped {
      label
      openingOdds
      odds
    }
    opposite {
      label
      openingOdds
      odds
    }
    outcome {
      homeGoals
      awayGoals
      result
    }
    league {
      name
      country
    }
    match {
      ...matchTable_match
    }
  }
`;

interface DropinfoListItemProps {
  readonly dropinfo: dropinfoListItem_dropinfo$key;
  readonly isNew: boolean;
  /** Whether the URL links to it: it is highlighted and scrolled into view. */
  readonly isTarget: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A label for cards: table columns have headers instead. */
const cardLabel = (text: ReactNode) => <span className="mantine-hidden-from-md">{text}</span>;

function DropinfoRow({ dropinfo, isNew, isTarget, isOpen, onToggle }: DropinfoListItemProps) {
  const data = useFragment(dropinfoFragment, dropinfo);
  const shown = useAfterTax();
  const row = useRef<HTMLTableRowElement>(null);
  const kickoff = Date.parse(data.kickOff);
  const state = useNow((now) => kickoffState(kickoff - now));
  const created = dateTimeParts(data.createdAt);
  const market = fromGraphMarket(data.market);
  const marketName = market && <FormattedMessage id={marketLabels[market]} />;

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
        <span className="mantine-hidden-from-md">
          {' '}
          <FormattedMessage id="common.created" />
        </span>{' '}
        {created.time}
        <small className="mantine-visible-from-md">{created.date}</small>
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
        <b className={`mantine-hidden-from-md ${table.large}`}>{formatOdds(shown.odds(data.dropped.odds))}</b>
        <small className="mantine-visible-from-md" data-cut>
          {marketName}
        </small>
        {data.outcome && <Outcome {...data.outcome} />}
      </td>
      <td role="cell" className={`${table.small} ${styles.drop}`} data-figure>
        <DropPercent drop={data.drop} />
        {data.market && (
          <span className="mantine-hidden-from-md">
            {' · '}
            {marketName}
          </span>
        )}
      </td>
      <td role="cell">
        <DropSide odds={data.dropped} side="falling" />
      </td>
      <td role="cell">
        <DropSide odds={data.opposite} side="opposite" />
      </td>
      <td role="cell" className={table.actions} data-figure>
        <Actions {...data} isOpen={isOpen} onToggle={onToggle} />
      </td>
    </tr>
  );
}

/**
 * A row far from the viewport: the same columns as plain text, for screen readers and the browser's search, at a small part of a full
 * row's cost.
 */
export const DropinfoPlaceholder = memo(
  function Placeholder({ dropinfo }: Pick<DropinfoListItemProps, 'dropinfo'>) {
    const data = useFragment(dropinfoFragment, dropinfo);
    const intl = useIntl();
    const language = useLanguage();
    const shown = useAfterTax();
    const odds = (value: number) => formatOdds(shown.odds(value));
    const sideText = (side: typeof data.opposite) =>
      side
        ? `${shown.named(side.label)} ${odds(side.openingOdds)} ${odds(side.odds)}`
        : intl.formatMessage({ id: 'common.none' });
    return (
      <tr role="row" className={`${table.card} ${styles.placeholder}`} data-uid={data.uid}>
        <td role="cell">{dateTimeText(data.kickOff)}</td>
        <td role="cell">{dateTimeText(data.createdAt)}</td>
        <td role="cell">{leadTime(data.minutesToKickOff)}</td>
        <td role="cell" data-match>
          {data.title}
        </td>
        <td role="cell">{data.tip}</td>
        <td role="cell">{formatPercent(data.drop, language)}</td>
        <td role="cell">{sideText(data.dropped)}</td>
        <td role="cell">{sideText(data.opposite)}</td>
        <td role="cell" />
      </tr>
    );
  },
  (one, other) => isSameDropinfo(one.dropinfo, other.dropinfo),
);

/** The score and the bet's result. */
function Outcome({ homeGoals, awayGoals, result }: NonNullable<dropinfoListItem_dropinfo$data['outcome']>) {
  const isWon = result === 'WON' || result === 'HALF_WON';
  return (
    <small style={{ color: `var(--${isWon ? 'success' : 'muted'}-text)` }}>
      {`${homeGoals}:${awayGoals}`} <FormattedMessage id="member.dropinfo.outcome" values={{ result }} />
    </small>
  );
}

type ActionsProps = Pick<dropinfoListItem_dropinfo$data, 'uid' | 'title' | 'hasHistory'> &
  Pick<DropinfoListItemProps, 'isOpen' | 'onToggle'>;

/** Buttons for history and link. They are plain `button`s with a native tooltip because the list has hundreds of them. */
function Actions({ uid, title, hasHistory, isOpen, onToggle }: ActionsProps) {
  const intl = useIntl();
  const copyLink = useCopy(useSharedAddress(`/dropinfo/${uid}`));
  const copyText = intl.formatMessage({ id: 'member.dropinfo.copyLink' });
  const historyText = intl.formatMessage({ id: 'member.dropinfo.history' });
  return (
    <>
      {hasHistory && (
        <button
          type="button"
          className={styles.action}
          data-action="history"
          title={historyText}
          aria-label={`${historyText}: ${title}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? historyId(uid) : undefined}
          onClick={onToggle}
        />
      )}
      <button
        type="button"
        className={styles.action}
        data-action="link"
        title={copyText}
        aria-label={`${copyText}: ${title}`}
        onClick={copyLink}
      />
    </>
  );
}

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
