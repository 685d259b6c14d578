import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoMatchHead_dropinfo$key } from '../../../__generated__/dropinfoMatchHead_dropinfo.graphql.ts';
import { MatchLink } from '../../../shared/football/match-link.tsx';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import styles from './dropinfo-match-head.module.css';

const dropinfoFragment = graphql`
  fragment dropinfoMatchHead_dropinfo on Dropinfo @inline {
    title
    kickOff
    league {
      name
      country
    }
    match {
      ...matchLink_match
    }
  }
`;

interface DropinfoMatchHeadProps {
  /** One of the match's. */
  readonly dropinfo: dropinfoMatchHead_dropinfo$key;
  /** How many of its rows follow. */
  readonly count: number;
}

/** The head over the rows of one match: teams, league, kick-off, and how many there are. */
export function DropinfoMatchHead({ dropinfo, count }: DropinfoMatchHeadProps) {
  const { title, kickOff, league, match } = readInlineData(dropinfoFragment, dropinfo);
  return (
    <tr role="row" className={styles.head}>
      <th role="rowheader" scope="row" colSpan={9}>
        <span className={styles.title}>
          <MatchLink match={match}>{title}</MatchLink>
        </span>
        <Box component="span" c="dimmed" fz="xs">
          {league && `${league.country} · ${league.name} · `}
          {dateTimeText(kickOff)}
          {' · '}
          <FormattedMessage id="member.dropinfo.inMatch" values={{ count }} />
        </Box>
      </th>
    </tr>
  );
}
