import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { headToHeadSection_match$key } from '../../../../../__generated__/headToHeadSection_match.graphql.ts';
import { MatchRow, MatchTable } from '../../../../../shared/football/match-table.tsx';
import { EmptyState } from '../../../../../shared/ui/empty-state.tsx';
import { HitRateBar } from '../../../../../shared/ui/hit-rate-bar.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { type HeadToHeadTally, headToHeadTally } from '../lib/head-to-head-tally.ts';
import { MatchFailedPanel, useMatchPage } from './match-section.tsx';

const matchFragment = graphql`
  fragment headToHeadSection_match on Match {
    headToHead(first: 5) @catch(to: RESULT) {
      id
      home {
        goals
        corners
        team {
          teamId
        }
      }
      away {
        goals
        corners
        team {
          teamId
        }
      }
      ...matchTableRow_match
    }
  }
`;

/** The last five matches of the two teams against each other, with results and hit rates of some lines. */
export function HeadToHeadSection({ match: matchRef }: { readonly match: headToHeadSection_match$key }) {
  const { headToHead } = useFragment(matchFragment, matchRef);
  const { home, away } = useMatchPage();
  const title = <FormattedMessage id="member.match.headToHead" />;
  if (!headToHead.ok) return <MatchFailedPanel title={title} errors={headToHead.errors} />;
  const matches = headToHead.value ?? [];
  if (matches.length === 0) {
    return (
      <Panel title={title}>
        <EmptyState title="member.match.noHeadToHeadTitle" reason="member.match.noHeadToHeadReason" />
      </Panel>
    );
  }
  const tally = headToHeadTally(matches, home.teamId);
  return (
    <Panel
      title={title}
      note={<FormattedMessage id="member.match.lastMatches" values={{ count: matches.length }} />}
      aside={
        <Box component="span" c="var(--text-2)">
          <FormattedMessage
            id="member.match.tally"
            values={{
              b: (text) => <b style={{ color: 'var(--text-1)' }}>{text}</b>,
              home: home.name,
              away: away.name,
              won: tally.won,
              drawn: tally.drawn,
              lost: tally.lost,
            }}
          />
        </Box>
      }
    >
      <MatchTable caption={title}>
        <tbody>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </tbody>
      </MatchTable>
      <HeadToHeadRates tally={tally} />
    </Panel>
  );
}

const lines = [
  ['over25Goals', 'member.match.over25Goals'],
  ['bothScored', 'member.match.bothScored'],
  ['over95Corners', 'member.match.over95Corners'],
] as const;

function HeadToHeadRates({ tally }: { readonly tally: HeadToHeadTally }) {
  return (
    <Flex component="dl" gap="sm" p="md" direction="column" style={{ borderTop: '1px solid var(--line)' }}>
      {lines.map(([line, id]) => (
        <Flex key={line} wrap="wrap" gap="4px 12px" align="center" fz="var(--fs-13)">
          <Box component="dt" flex="none" w={{ base: 126, xs: 150 }}>
            <FormattedMessage id={id} />
          </Box>
          <Box component="dd" flex="1 1 8rem">
            <HitRateBar {...tally[line]} />
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
