import { Box, Button, Flex, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofiltersSection_autofilter$key } from '../../../__generated__/autofiltersSection_autofilter.graphql.ts';
import type { autofiltersSection_dashboard$key } from '../../../__generated__/autofiltersSection_dashboard.graphql.ts';
import type { autofiltersSection_item$key } from '../../../__generated__/autofiltersSection_item.graphql.ts';
import type { autofiltersSection_viewer$key } from '../../../__generated__/autofiltersSection_viewer.graphql.ts';
import { AutofilterHit } from '../../../shared/football/autofilter-hit.tsx';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { KickoffLabel } from '../../../shared/ui/kickoff-time.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import styles from '../dashboard-screen.module.css';
import { DashboardFailed } from './dashboard-failed.tsx';

const dashboardFragment = graphql`
  fragment autofiltersSection_dashboard on Dashboard {
    autofilterMatches @catch(to: RESULT) {
      match {
        id
      }
      ...autofiltersSection_item
    }
  }
`;

const viewerFragment = graphql`
  fragment autofiltersSection_viewer on Viewer {
    autofilters @catch(to: RESULT) {
      id
      ...autofiltersSection_autofilter
    }
  }
`;

interface AutofiltersSectionProps {
  readonly dashboard: autofiltersSection_dashboard$key;
  readonly viewer: autofiltersSection_viewer$key;
}

/** The next matches that the user's autofilters select, and links to the autofilters with match counts. */
export function AutofiltersSection(props: AutofiltersSectionProps) {
  const { autofilterMatches } = useFragment(dashboardFragment, props.dashboard);
  const { autofilters } = useFragment(viewerFragment, props.viewer);
  const title = <FormattedMessage id="member.dashboard.autofilters" />;
  if (!autofilterMatches.ok || !autofilters.ok) {
    const errors = [autofilterMatches, autofilters].flatMap((field) => (field.ok ? [] : field.errors));
    return <DashboardFailed heading={title} errors={errors} />;
  }
  const navs = autofilters.value ?? [];
  const items = autofilterMatches.value ?? [];
  return (
    <Panel
      title={title}
      aside={
        <Link to="/autofilters?new=">
          <FormattedMessage id="common.newAutofilter" />
        </Link>
      }
    >
      {navs.length > 0 && (
        <Flex
          component="ul"
          variant="row"
          wrap={{ base: 'nowrap', sm: 'wrap' }}
          gap={6}
          py={10}
          bg="var(--surface-inset)"
          style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
        >
          {navs.map((autofilter) => (
            <AutofilterNav key={autofilter.id} autofilter={autofilter} />
          ))}
        </Flex>
      )}
      {items.length === 0 ? (
        <EmptyState
          title="member.dashboard.noHitsTitle"
          reason={navs.length === 0 ? 'member.dashboard.noAutofilters' : 'member.dashboard.noHitsReason'}
          action={<LinkButton to="/autofilters" label="common.autofilters" />}
        />
      ) : (
        <ul style={{ container: 'hits / inline-size' }}>
          {items.map((item) => (
            <AutofilterPanelItem key={item.match.id} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const autofilterFragment = graphql`
  fragment autofiltersSection_autofilter on Autofilter {
    id
    name
    hitCount
  }
`;

function AutofilterNav({ autofilter }: { readonly autofilter: autofiltersSection_autofilter$key }) {
  const { id, name, hitCount } = useFragment(autofilterFragment, autofilter);
  return (
    <Box component="li" flex="none" maw="100%">
      <Button
        component={Link}
        variant="default"
        size="compact-sm"
        px={10}
        c="var(--text-2)"
        fz="var(--fs-13)"
        fw={400}
        to={`/autofilters?${new URLSearchParams({ filter: id })}`}
      >
        {name}{' '}
        {hitCount != null && (
          <Box component="span" ml="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            <FormattedMessage id="common.matchCount" values={{ count: hitCount }} />
          </Box>
        )}
      </Button>
    </Box>
  );
}

const itemFragment = graphql`
  fragment autofiltersSection_item on AutofilterMatch {
    match {
      matchId
      leagueId
      kickOff
      league {
        name
        country
        countryCode
        flagUrl
      }
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
      ...autofilterHit_match
    }
    hits {
      autofilter {
        id
      }
      ...autofilterHit_hit
    }
  }
`;

function AutofilterPanelItem({ item }: { readonly item: autofiltersSection_item$key }) {
  const { match, hits } = useFragment(itemFragment, item);
  const { league } = match;
  return (
    <Flex component="li" variant="row" className={styles.hit}>
      <Flex
        component={Link}
        direction="column"
        miw={0}
        c="var(--text-1)"
        to={`/leagues/${match.leagueId}/match/${match.matchId}`}
      >
        <Box component="span" fw={600} style={{ fontStretch: 'var(--wdth-data)', overflowWrap: 'anywhere' }}>
          {match.home.team.name} – {match.away.team.name}
        </Box>
        <Flex
          component="span"
          gap="xs"
          align="center"
          miw={0}
          c="dimmed"
          fz="xs"
          lh="var(--lh-13)"
          style={{ whiteSpace: 'nowrap' }}
        >
          {league && (
            <>
              <CountryFlag country={league} />
              <Text component="span" truncate>
                {league.name}
              </Text>
            </>
          )}
          <KickoffLabel date={match.kickOff} />
        </Flex>
      </Flex>
      <ul style={{ containerType: 'inline-size', display: 'grid', gap: 10 }}>
        {hits.map((hit) => (
          <AutofilterHit key={hit.autofilter?.id} hit={hit} match={match} isNamed />
        ))}
      </ul>
    </Flex>
  );
}
