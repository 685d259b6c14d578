import { Box, SimpleGrid } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { lineupsSection_match$key } from '../../../../../__generated__/lineupsSection_match.graphql.ts';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import type { SectionProps } from '../lib/section-props.ts';
import type { PlayerPanels } from '../lib/use-player-panels.ts';
import { Bench } from './bench.tsx';
import { MissingPlayers } from './missing-players.tsx';
import { Pitch } from './pitch.tsx';
import { SectionFailed } from './section-failed.tsx';

const matchFragment = graphql`
  fragment lineupsSection_match on Match {
    home {
      team {
        name
      }
    }
    away {
      team {
        name
      }
    }
    lineups @catch(to: RESULT) {
      confirmed
      home {
        formation
        ...pitch_lineup
        ...bench_lineup
        ...missingPlayers_lineup
      }
      away {
        formation
        ...pitch_lineup
        ...bench_lineup
        ...missingPlayers_lineup
      }
    }
  }
`;

interface LineupsSectionProps extends SectionProps {
  readonly match: lineupsSection_match$key;
  readonly panels: PlayerPanels;
}

/** Who plays, on a pitch, who is on the bench and who is missing; a player's mark opens their panel. */
export function LineupsSection({ match, panels, isRefreshing, onRefresh }: LineupsSectionProps) {
  const { home, away, lineups } = useFragment(matchFragment, match);
  const title = <FormattedMessage id="common.lineUps" />;
  if (!lineups.ok) {
    const fault = caughtError(lineups.errors);
    return (
      <Panel title={title}>
        <SectionFailed fault={fault} isRefreshing={isRefreshing} onRetry={onRefresh} />
      </Panel>
    );
  }
  if (!lineups.value) {
    return (
      <Panel title={title}>
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.match.noLineupsTitle" />}
          reason={<FormattedMessage id="member.match.noLineupsReason" />}
        />
      </Panel>
    );
  }
  const { confirmed, home: homeLineup, away: awayLineup } = lineups.value;
  const formations = [homeLineup.formation, awayLineup.formation].filter(Boolean);
  const sides = [
    { key: 'home', name: home.team.name, lineup: homeLineup },
    { key: 'away', name: away.team.name, lineup: awayLineup },
  ];
  return (
    <Panel
      title={title}
      note={<FormattedMessage id={confirmed ? 'member.match.confirmed' : 'member.match.probable'} />}
      aside={
        formations.length === 2 && (
          <FormattedMessage
            id="member.match.formations"
            values={{ home: homeLineup.formation, away: awayLineup.formation }}
          />
        )
      }
    >
      <Pitch
        home={homeLineup}
        away={awayLineup}
        homeName={home.team.name}
        awayName={away.team.name}
        panels={panels}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" px="md" pb="md">
        {sides.map(({ key, name, lineup }) => (
          <div key={key}>
            <Box component="h3" fz="sm" fw={600} lh="sm">
              {name}
            </Box>
            <MissingPlayers lineup={lineup} />
            <Bench lineup={lineup} panels={panels} />
          </div>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
