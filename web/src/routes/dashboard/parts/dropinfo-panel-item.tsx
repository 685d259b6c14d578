import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { dropinfoPanelItem_dropinfo$key } from '../../../__generated__/dropinfoPanelItem_dropinfo.graphql.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { DropSide } from '../../../shared/tax/drop-side.tsx';
import { maxSearchLength } from '../../../shared/ui/address-fields.ts';
import { kickoffState } from '../../../shared/ui/countdown-label.ts';
import { DropPercent } from '../../../shared/ui/drop-picture.tsx';
import { isBigDrop } from '../../../shared/ui/drop-rules.ts';
import { KickoffTime } from '../../../shared/ui/kickoff-time.tsx';
import { MatchName } from '../../../shared/ui/match-name.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import styles from './dropinfo-panel-item.module.css';

const dropinfoFragment = graphql`
  fragment dropinfoPanelItem_dropinfo on Dropinfo {
    uid
    title
    homeTeam
    awayTeam
    kickOff
    drop
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
    league {
      name
      country
    }
  }
`;

interface DropinfoPanelItemProps {
  readonly dropinfo: dropinfoPanelItem_dropinfo$key;
  /** The number of further dropinfos of its match. */
  readonly more: number;
  /** Whether any dropinfo of its match is new. */
  readonly isNew: boolean;
}

/** A match's largest dropinfo, with links to it and to all dropinfos of the match. */
export function DropinfoPanelItem({ dropinfo, more, isNew }: DropinfoPanelItemProps) {
  const data = useFragment(dropinfoFragment, dropinfo);
  const state = useNow((now: number) => kickoffState(Date.parse(data.kickOff) - now));
  return (
    <Flex
      component="li"
      variant="row"
      className={styles.row}
      data-uid={data.uid}
      data-kickoff={state}
      data-big={isBigDrop(data.drop) || undefined}
      data-new={isNew || undefined}
      data-arrives={isNew || undefined}
    >
      <div className={styles.time}>
        <KickoffTime date={data.kickOff} />
      </div>
      <Link className={styles.match} to={`/dropinfo/${data.uid}`}>
        <MatchName title={data.title} homeTeam={data.homeTeam} awayTeam={data.awayTeam} />
        <small data-cut>
          {isNew && (
            <Tag tone="accent">
              <FormattedMessage id="common.new" />
            </Tag>
          )}{' '}
          {data.league && `${data.league.country} · ${data.league.name}`}
        </small>
      </Link>
      <div className={styles.drop}>
        <DropPercent drop={data.drop} />
        {more > 0 && (
          <small>
            <Link
              to={{
                pathname: '/dropinfo',
                search: String(new URLSearchParams({ search: data.title.slice(0, maxSearchLength) })),
              }}
              title={data.title}
            >
              <FormattedMessage id="member.dashboard.more" values={{ count: more }} />
            </Link>
          </small>
        )}
      </div>
      <Box maw={220}>
        <DropSide odds={data.dropped} side="falling" />
      </Box>
      <div className={styles.opposite}>
        <DropSide odds={data.opposite} side="opposite" />
      </div>
    </Flex>
  );
}
