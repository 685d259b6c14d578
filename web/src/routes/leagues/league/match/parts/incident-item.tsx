import { Box, Flex, Stack, VisuallyHidden } from '@mantine/core';
import { IconArrowsExchange, IconBallFootball, IconBallFootballOff, IconDeviceTv } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { incidentItem_card$key } from '../../../../../__generated__/incidentItem_card.graphql.ts';
import type { incidentItem_decision$key } from '../../../../../__generated__/incidentItem_decision.graphql.ts';
import type { incidentItem_goal$key } from '../../../../../__generated__/incidentItem_goal.graphql.ts';
import type { incidentItem_incident$key } from '../../../../../__generated__/incidentItem_incident.graphql.ts';
import type { incidentItem_injuryTime$key } from '../../../../../__generated__/incidentItem_injuryTime.graphql.ts';
import type { incidentItem_penalty$key } from '../../../../../__generated__/incidentItem_penalty.graphql.ts';
import type { incidentItem_period$key } from '../../../../../__generated__/incidentItem_period.graphql.ts';
import type { incidentItem_substitution$key } from '../../../../../__generated__/incidentItem_substitution.graphql.ts';
import type { incidentItemShootout_penalty$key } from '../../../../../__generated__/incidentItemShootout_penalty.graphql.ts';
import { incidentMinute, type Score } from '../lib/running-scores.ts';

const shootoutItemIncidentFragment = graphql`
  fragment incidentItemShootout_penalty on ShootoutIncident {
    sequence
    isHome
    player {
      name
    }
    scored
    homeScore
    awayScore
  }
`;

interface ShootoutItemProps {
  readonly penalty: incidentItemShootout_penalty$key;
  readonly teams: TeamNames;
}

function ShootoutItem({ penalty: penaltyRef, teams }: ShootoutItemProps) {
  const penalty = useFragment(shootoutItemIncidentFragment, penaltyRef);
  const { sequence, scored, homeScore, awayScore } = penalty;
  const end = scored ? 'scored' : 'missed';
  return (
    <TeamIncident
      {...penalty}
      teams={teams}
      icon={<IncidentIcon kind={scored ? 'goal' : 'miss'} />}
      notes={[
        sequence == null ? (
          <FormattedMessage key="penalty" id="member.match.shootout" values={{ end }} />
        ) : (
          <FormattedMessage
            key="penalty"
            id="member.match.shootoutNumbered"
            values={{ end, number: sequence }}
          />
        ),
        homeScore != null && awayScore != null && `${homeScore}:${awayScore}`,
      ]}
    />
  );
}

const substitutionItemIncidentFragment = graphql`
  fragment incidentItem_substitution on SubstitutionIncident {
    time
    addedTime
    isHome
    playerIn {
      name
    }
    playerOut {
      name
    }
    injury
  }
`;

interface SubstitutionItemProps {
  readonly substitution: incidentItem_substitution$key;
  readonly teams: TeamNames;
}

function SubstitutionItem({ substitution: substitutionRef, teams }: SubstitutionItemProps) {
  const substitution = useFragment(substitutionItemIncidentFragment, substitutionRef);
  const { playerIn, playerOut, injury } = substitution;
  return (
    <TeamIncident
      {...substitution}
      player={playerIn}
      teams={teams}
      icon={<IncidentIcon kind="substitution" />}
      notes={[
        playerOut ? (
          <FormattedMessage key="for" id="member.match.substitutionFor" values={{ name: playerOut.name }} />
        ) : (
          <FormattedMessage key="for" id="member.match.substitution" />
        ),
        injury && <FormattedMessage key="injury" id="member.match.injured" />,
      ]}
    />
  );
}

const goalItemIncidentFragment = graphql`
  fragment incidentItem_goal on GoalIncident {
    time
    addedTime
    isHome
    kind
    player {
      name
    }
    assist {
      name
    }
  }
`;

interface GoalItemProps {
  readonly goal: incidentItem_goal$key;
  readonly teams: TeamNames;
  /** The score after it. */
  readonly score: Score | null;
}

function GoalItem({ goal: goalRef, teams, score }: GoalItemProps) {
  const goal = useFragment(goalItemIncidentFragment, goalRef);
  const { kind, assist } = goal;
  return (
    <TeamIncident
      {...goal}
      teams={teams}
      icon={<IncidentIcon kind="goal" />}
      score={score}
      notes={[
        <FormattedMessage key="kind" id="member.match.goal" values={{ kind }} />,
        assist && <FormattedMessage key="assist" id="member.match.assist" values={{ name: assist.name }} />,
      ]}
    />
  );
}

const cardItemIncidentFragment = graphql`
  fragment incidentItem_card on CardIncident {
    time
    addedTime
    isHome
    card
    player {
      name
    }
    reason
    rescinded
  }
`;

interface CardItemProps {
  readonly card: incidentItem_card$key;
  readonly teams: TeamNames;
}

function CardItem({ card: cardRef, teams }: CardItemProps) {
  const card = useFragment(cardItemIncidentFragment, cardRef);
  return (
    <TeamIncident
      {...card}
      teams={teams}
      icon={<IncidentIcon kind={card.card} />}
      notes={[
        <FormattedMessage key="card" id="member.match.card" values={{ card: card.card }} />,
        card.time < 0 && <FormattedMessage key="before" id="member.match.beforeStart" />,
        card.rescinded && <FormattedMessage key="rescinded" id="member.match.rescinded" />,
        card.reason && (
          <span key="reason" lang="en">
            {card.reason}
          </span>
        ),
      ]}
    />
  );
}

const varItemIncidentFragment = graphql`
  fragment incidentItem_decision on VarIncident {
    time
    addedTime
    isHome
    decision
    player {
      name
    }
    confirmed
  }
`;

interface VarItemProps {
  readonly decision: incidentItem_decision$key;
  readonly teams: TeamNames;
}

function VarItem({ decision: decisionRef, teams }: VarItemProps) {
  const decision = useFragment(varItemIncidentFragment, decisionRef);
  return (
    <TeamIncident
      {...decision}
      teams={teams}
      icon={<IncidentIcon kind="var" />}
      notes={[
        <FormattedMessage key="decision" id="member.match.var" values={{ decision: decision.decision }} />,
        decision.confirmed != null && (
          <FormattedMessage
            key="confirmed"
            id={decision.confirmed ? 'member.match.decisionKept' : 'member.match.decisionChanged'}
          />
        ),
      ]}
    />
  );
}

const periodItemIncidentFragment = graphql`
  fragment incidentItem_period on PeriodIncident {
    period
    homeScore
    awayScore
  }
`;

interface PeriodItemProps {
  readonly period: incidentItem_period$key;
}

function PeriodItem({ period: periodRef }: PeriodItemProps) {
  const { period, homeScore, awayScore } = useFragment(periodItemIncidentFragment, periodRef);
  return (
    <Box
      component="li"
      my={6}
      py={6}
      px="md"
      c="var(--text-2)"
      fz="var(--fs-13)"
      ta="center"
      bg="var(--surface-inset)"
    >
      <FormattedMessage id="member.match.period" values={{ period }} />
      {homeScore != null && awayScore != null && (
        <Box component="b" c="var(--text-1)" fw={600}>
          {' '}
          {homeScore}:{awayScore}
        </Box>
      )}
    </Box>
  );
}

const missedPenaltyItemIncidentFragment = graphql`
  fragment incidentItem_penalty on MissedPenaltyIncident {
    time
    addedTime
    isHome
    player {
      name
    }
    saved
  }
`;

interface MissedPenaltyItemProps {
  readonly penalty: incidentItem_penalty$key;
  readonly teams: TeamNames;
}

function MissedPenaltyItem({ penalty: penaltyRef, teams }: MissedPenaltyItemProps) {
  const penalty = useFragment(missedPenaltyItemIncidentFragment, penaltyRef);
  return (
    <TeamIncident
      {...penalty}
      teams={teams}
      icon={<IncidentIcon kind="miss" />}
      notes={[
        <FormattedMessage
          key="penalty"
          id={penalty.saved ? 'member.match.penaltySaved' : 'member.match.penaltyMissed'}
        />,
      ]}
    />
  );
}

const injuryTimeItemIncidentFragment = graphql`
  fragment incidentItem_injuryTime on InjuryTimeIncident {
    length
  }
`;

interface InjuryTimeItemProps {
  readonly injuryTime: incidentItem_injuryTime$key;
}

function InjuryTimeItem({ injuryTime }: InjuryTimeItemProps) {
  const { length } = useFragment(injuryTimeItemIncidentFragment, injuryTime);
  return (
    <Box
      component="li"
      my={6}
      py={6}
      px="md"
      c="var(--text-2)"
      fz="var(--fs-13)"
      ta="center"
      bg="var(--surface-inset)"
    >
      <FormattedMessage id="member.match.injuryTime" values={{ minutes: length }} />
    </Box>
  );
}

const incidentFragment = graphql`
  fragment incidentItem_incident on MatchIncident {
    ...incidentItem_goal @alias(as: "goal")
    ...incidentItem_card @alias(as: "card")
    ...incidentItem_substitution @alias(as: "substitution")
    ...incidentItem_decision @alias(as: "decision")
    ...incidentItem_penalty @alias(as: "missedPenalty")
    ...incidentItemShootout_penalty @alias(as: "shootout")
    ...incidentItem_period @alias(as: "period")
    ...incidentItem_injuryTime @alias(as: "injuryTime")
  }
`;

interface IncidentItemProps {
  readonly incident: incidentItem_incident$key;
  readonly teams: TeamNames;
  /** The score after it; null for what is no goal. */
  readonly score: Score | null;
}

/** One thing that happened; a kind that this version does not know is left out. */
export function IncidentItem({ incident: incidentRef, teams, score }: IncidentItemProps) {
  const incident = useFragment(incidentFragment, incidentRef);
  const { goal, card, substitution, decision, missedPenalty, shootout, period, injuryTime } = incident;
  if (goal) return <GoalItem goal={goal} teams={teams} score={score} />;
  if (card) return <CardItem card={card} teams={teams} />;
  if (substitution) return <SubstitutionItem substitution={substitution} teams={teams} />;
  if (decision) return <VarItem decision={decision} teams={teams} />;
  if (missedPenalty) return <MissedPenaltyItem penalty={missedPenalty} teams={teams} />;
  if (shootout) return <ShootoutItem penalty={shootout} teams={teams} />;
  if (period) return <PeriodItem period={period} />;
  return injuryTime ? <InjuryTimeItem injuryTime={injuryTime} /> : null;
}

interface TeamNames {
  readonly home: string;
  readonly away: string;
}

interface TeamIncidentProps {
  /** Minute; absent where an incident has none. */
  readonly time?: number;
  /** Minutes added to `time`. */
  readonly addedTime?: number | null | undefined;
  /** At whose side it stands. */
  readonly isHome: boolean;
  readonly teams: TeamNames;
  readonly icon: ReactNode;
  /** Who it is about, where that is known. */
  readonly player: { readonly name: string } | null | undefined;
  /** What it is, in a few words each; what is empty is left out. */
  readonly notes: readonly ReactNode[];
  /** The score after it; null for what is no goal. */
  readonly score?: Score | null;
}

function TeamIncident(props: TeamIncidentProps) {
  const { time, addedTime, isHome, teams, icon, player, notes, score = null } = props;
  const minute = time === undefined ? null : incidentMinute(time, addedTime);
  const said = Array.from(notes.filter(Boolean).entries());
  return (
    <Box
      component="li"
      display="grid"
      py={6}
      px="md"
      style={{ gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(0, 1fr)', gap: 8 }}
    >
      <Stack gap={2} align="center" style={{ gridRow: '1', gridColumn: '2' }}>
        <Box component="span" c="var(--text-2)" fz="var(--fs-13)" fw={500}>
          {minute ?? '–'}
        </Box>
        {score && (
          <Box component="span" px={6} fw={600} bg="var(--surface-track)" bdrs="xs">
            <VisuallyHidden>
              <FormattedMessage id="member.match.scoreAfter" />{' '}
            </VisuallyHidden>
            {score.home}:{score.away}
          </Box>
        )}
      </Stack>
      <Flex
        direction={isHome ? 'row-reverse' : 'row'}
        gap="xs"
        miw={0}
        ta={isHome ? 'right' : 'left'}
        style={{ gridRow: '1', gridColumn: isHome ? '1' : '3' }}
      >
        {icon}
        <Stack gap={0} miw={0} c="var(--text-2)" fz="xs" lh="xs" style={{ overflowWrap: 'anywhere' }}>
          <VisuallyHidden>{isHome ? teams.home : teams.away}: </VisuallyHidden>
          {player && (
            <Box component="b" c="var(--text-1)" fz="sm" fw={600} lh="sm">
              {player.name}
            </Box>
          )}
          <span>
            {said.map(([place, note]) => (
              <Fragment key={place}>
                {place > 0 && ', '}
                {note}
              </Fragment>
            ))}
          </span>
        </Stack>
      </Flex>
    </Box>
  );
}

type IncidentKind = 'goal' | 'miss' | 'substitution' | 'var' | 'YELLOW' | 'YELLOW_RED' | 'RED';

const ICONS = {
  goal: IconBallFootball,
  miss: IconBallFootballOff,
  substitution: IconArrowsExchange,
  var: IconDeviceTv,
} as const;

interface IncidentIconProps {
  readonly kind: IncidentKind;
}

const cards = {
  YELLOW: 'var(--warm-fill)',
  YELLOW_RED: 'linear-gradient(135deg, var(--warm-fill) 50%, var(--danger-fill) 50%)',
  RED: 'var(--danger-fill)',
};

function IncidentIcon({ kind }: IncidentIconProps) {
  if (kind === 'YELLOW' || kind === 'YELLOW_RED' || kind === 'RED') {
    return (
      <Box
        component="span"
        flex="none"
        w={11}
        h={15}
        m="2px 3px 0 2px"
        bdrs={2}
        bg={cards[kind]}
        aria-hidden="true"
      />
    );
  }
  const Icon = ICONS[kind];
  return (
    <Icon
      style={{ flex: 'none', marginTop: 2 }}
      color="var(--text-1)"
      size={16}
      stroke={1.7}
      aria-hidden="true"
    />
  );
}
