import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DropinfoListItem_dropinfo$key } from '../../../../__generated__/DropinfoListItem_dropinfo.graphql.ts';
import { useNow } from '../../../../shared/live/use-now.ts';
import { DropPercent } from '../../../../shared/ui/DropPercent.tsx';
import { dateTimeParts } from '../../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../../shared/ui/format-odds.ts';
import { formatPercent } from '../../../../shared/ui/format-percent.ts';
import { isBigDrop } from '../../../../shared/ui/is-big-drop.ts';
import { KickoffTime } from '../../../../shared/ui/KickoffTime.tsx';
import { kickoffState } from '../../../../shared/ui/kickoff-state.ts';
import { MatchName } from '../../../../shared/ui/MatchName.tsx';
import { Tag } from '../../../../shared/ui/Tag.tsx';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import { fallingSide } from '../lib/falling-side.ts';
import { DropinfoActions } from './DropinfoActions.tsx';
import styles from './DropinfoListItem.module.css';
import { DropinfoMarket } from './DropinfoMarket.tsx';
import { DropinfoSides } from './DropinfoSides.tsx';

const dropinfoFragment = graphql`
  fragment DropinfoListItem_dropinfo on Dropinfo {
    uid
    title
    tip
    date
    createdAt
    drop
    market
    over {
      from
      to
    }
    under {
      from
      to
    }
    league {
      name
      country
    }
    ...DropinfoActions_dropinfo
    ...DropinfoMarket_dropinfo
    ...DropinfoSides_dropinfo
  }
`;

interface DropinfoListItemProps {
  readonly dropinfo: DropinfoListItem_dropinfo$key;
  /** Whether it arrived a moment ago. */
  readonly isNew: boolean;
  /** Whether the address names this one: it is scrolled to the middle and stands out. */
  readonly isTarget: boolean;
}

/** A dropinfo in the list: a table row at 1024 px and wider, a card below. */
export function DropinfoListItem({ dropinfo, isNew, isTarget }: DropinfoListItemProps) {
  const data = useFragment(dropinfoFragment, dropinfo);
  const language = useLanguage();
  const row = useRef<HTMLTableRowElement>(null);
  const state = useNow(useCallback((now: number) => kickoffState(Date.parse(data.date) - now), [data.date]));
  const created = dateTimeParts(data.createdAt);
  const { falling } = fallingSide(data.over, data.under);

  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);

  return (
    <tr
      ref={row}
      className={styles.row}
      data-uid={data.uid}
      data-kickoff={state}
      data-big={isBigDrop(data.drop) || undefined}
      data-new={isNew || undefined}
      data-target={isTarget || undefined}
      aria-current={isTarget || undefined}
    >
      <td className={styles.time}>
        <KickoffTime date={data.date} />
      </td>
      <td className={styles.created}>
        {isNew && (
          <Tag tone="accent">
            <FormattedMessage id="member.dropinfo.new" />
          </Tag>
        )}
        <span className={styles.createdWord}>
          <FormattedMessage id="member.dropinfo.createdShort" />
        </span>
        <span className={styles.createdTime}>{created.time}</span>
        <span className={styles.createdDate}>{created.date}</span>
      </td>
      <td className={styles.match}>
        <MatchName title={data.title} />
        {data.league && (
          <span className={styles.league}>
            {data.league.country} · {data.league.name}
          </span>
        )}
      </td>
      <td className={styles.tip}>
        <span className={styles.tipName}>{data.tip}</span>
        <span className={styles.odds}>{formatOdds(falling.to)}</span>
        <span className={styles.tipMarket}>
          <DropinfoMarket dropinfo={data} />
        </span>
      </td>
      <td className={styles.drop}>
        <DropPercent drop={data.drop} text={formatPercent(data.drop, language)} />
        {data.market && (
          <span className={styles.dropMarket}>
            {' · '}
            <DropinfoMarket dropinfo={data} />
          </span>
        )}
      </td>
      <DropinfoSides dropinfo={data} />
      <td className={styles.actions}>
        <DropinfoActions dropinfo={data} />
      </td>
    </tr>
  );
}
