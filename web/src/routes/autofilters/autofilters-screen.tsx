import { Box, Button, Card, Flex, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { Link, type To, useLocation, useNavigate } from 'react-router-dom';
import type { autofiltersScreen_autofilter$key } from '../../__generated__/autofiltersScreen_autofilter.graphql.ts';
import type { autofiltersScreenQuery } from '../../__generated__/autofiltersScreenQuery.graphql.ts';
import { caughtError } from '../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorBoundary, RefreshFailedBar } from '../../shared/ui/error-states.tsx';
import { formatPercent, useLanguage } from '../../shared/ui/formats.ts';
import { useFocusFallback } from '../../shared/ui/use-focus.ts';
import {
  type AutofiltersAddress,
  defaultAddress,
  readAutofiltersAddress,
  writeAutofiltersAddress,
} from './lib/autofilters-address.ts';
import { AutofilterBuilder } from './parts/autofilter-builder.tsx';
import { AutofilterMatchesSection, AutofiltersFailed } from './parts/autofilter-matches-section.tsx';
import styles from './parts/autofilter-navs.module.css';

/** Leagues are caught separately because they need a permission of their own. */
const screenQuery = graphql`
  query autofiltersScreenQuery($autofilterId: ID, $first: Int!) {
    viewer @catch(to: RESULT) {
      autofilters {
        id
        ...autofiltersScreen_autofilter
      }
    }
    autofilterMatches(autofilterId: $autofilterId, first: $first) @catch(to: RESULT) {
      totalCount
    }
    leagues(scope: ACTIVE, first: 300) @catch(to: RESULT) {
      totalCount
      ...autofilterFields_leagues
    }
    ...autofilterMatchesSection_query @arguments(autofilterId: $autofilterId, first: $first)
  }
`;

/** The user's autofilters at /autofilters, the upcoming matches that they select, and a builder for new ones. */
export function AutofiltersScreen(state: ScreenProps<autofiltersScreenQuery>) {
  return (
    <ErrorBoundary resetKey={state.queryRef} fallback={(error) => <AutofiltersFailed error={error} />}>
      <AutofiltersContent {...state} />
    </ErrorBoundary>
  );
}

function AutofiltersContent({ queryRef, error }: ScreenProps<autofiltersScreenQuery>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const intl = useIntl();
  const address = readAutofiltersAddress(new URLSearchParams(search));
  const content = useFocusFallback<HTMLDivElement>(address.isBuilding);
  const onGo = (next: AutofiltersAddress) =>
    void navigate({ search: writeAutofiltersAddress(next, search) }, { preventScrollReset: true });
  const data = usePreloadedQuery<autofiltersScreenQuery>(screenQuery, queryRef);
  const { viewer, autofilterMatches, leagues } = data;
  if (viewer.ok && !viewer.value) return null;
  const autofilters = (viewer.ok && viewer.value?.autofilters) || [];
  const activeLeagues = leagues.ok ? leagues.value : null;
  const build = () => onGo({ ...address, isBuilding: true });

  const main = () => {
    if (address.isBuilding) {
      return (
        <AutofilterBuilder
          leagues={activeLeagues}
          onSaved={(filter) => onGo({ ...defaultAddress, filter })}
          onCancel={() => onGo({ ...address, isBuilding: false })}
        />
      );
    }
    if (!viewer.ok) return <AutofiltersFailed error={caughtError(viewer.errors)} />;
    if (autofilters.length === 0) {
      return (
        <Card>
          <EmptyState
            title="member.autofilters.noneTitle"
            reason="member.autofilters.noneReason"
            action={
              <Button onClick={build}>
                <FormattedMessage id="member.autofilters.buildFirst" />
              </Button>
            }
          />
        </Card>
      );
    }
    if (address.filter !== null && !autofilters.some(({ id }) => id === address.filter)) {
      return (
        <Card>
          <EmptyState
            kind="noMatch"
            title="member.autofilters.goneTitle"
            reason={null}
            reset={{ label: 'member.autofilters.showAll', onClick: () => onGo({ ...address, filter: null }) }}
          />
        </Card>
      );
    }
    if (!autofilterMatches.ok) {
      return <AutofiltersFailed error={caughtError(autofilterMatches.errors)} />;
    }
    return (
      <AutofilterMatchesSection
        query={data}
        address={address}
        onGo={onGo}
        hasActiveLeagues={activeLeagues === null || activeLeagues.totalCount > 0}
      />
    );
  };

  return (
    <Flex direction={{ base: 'column', lg: 'row' }} align={{ lg: 'start' }} gap="md">
      {autofilters.length > 0 && (
        <AutofilterNavs autofilters={autofilters} address={address} onBuild={build} />
      )}
      <Stack
        ref={content}
        role="group"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'common.autofilters' })}
        gap="sm"
        flex={1}
        miw={0}
      >
        <RefreshFailedBar error={error} />
        {main()}
      </Stack>
    </Flex>
  );
}

interface AutofilterNavsProps {
  readonly autofilters: readonly (autofiltersScreen_autofilter$key & { readonly id: string })[];
  readonly address: AutofiltersAddress;
  readonly onBuild: () => void;
}

function AutofilterNavs({ autofilters, address, onBuild }: AutofilterNavsProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const chosen = address.isBuilding ? undefined : address.filter;
  const to = (filter: string | null) => ({
    search: writeAutofiltersAddress({ ...address, filter, isBuilding: false }, search),
  });
  return (
    <Flex
      component="nav"
      direction={{ base: 'column', sm: 'row', lg: 'column' }}
      flex="none"
      gap="xs"
      w={{ lg: 264 }}
      pos={{ lg: 'sticky' }}
      top="calc(var(--top-h) + 16px)"
      aria-label={intl.formatMessage({ id: 'member.autofilters.navs' })}
    >
      <Button
        size="compact-sm"
        h={{ base: 'var(--control-h)', sm: 'var(--control-h-sm)', lg: 'var(--control-h)' }}
        px={10}
        variant={address.isBuilding ? 'default' : 'filled'}
        aria-current={address.isBuilding || undefined}
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        onClick={onBuild}
      >
        <FormattedMessage id="common.newAutofilter" />
      </Button>
      <ul className={styles.list}>
        <li>
          <Link
            className={styles.item}
            to={to(null)}
            preventScrollReset
            aria-current={chosen === null ? 'page' : undefined}
          >
            <FormattedMessage id="common.all" />
          </Link>
        </li>
        {autofilters.map((autofilter) => (
          <li key={autofilter.id}>
            <AutofilterNavItem
              autofilter={autofilter}
              isChosen={chosen === autofilter.id}
              to={to(autofilter.id)}
            />
          </li>
        ))}
      </ul>
    </Flex>
  );
}

const autofilterFragment = graphql`
  fragment autofiltersScreen_autofilter on Autofilter {
    name
    hitCount
    stat
    comparison
    line
    side
    window
    minHitRate
  }
`;

interface AutofilterNavItemProps {
  readonly autofilter: autofiltersScreen_autofilter$key;
  readonly isChosen: boolean;
  readonly to: To;
}

function AutofilterNavItem({ autofilter, isChosen, to }: AutofilterNavItemProps) {
  const data = useFragment(autofilterFragment, autofilter);
  const intl = useIntl();
  const language = useLanguage();
  const { hitCount, line, comparison } = data;
  return (
    <Link className={styles.item} to={to} preventScrollReset aria-current={isChosen ? 'page' : undefined}>
      <Text
        component="span"
        maw={{ base: 200, lg: 'none' }}
        fw={500}
        lh="var(--lh-13)"
        style={{ overflowWrap: 'anywhere' }}
      >
        {data.name}
      </Text>
      {hitCount != null && (
        <Box
          component="span"
          fw={600}
          role="img"
          aria-label={intl.formatMessage({ id: 'common.matchCount' }, { count: hitCount })}
        >
          {hitCount}
        </Box>
      )}
      <Box
        component="span"
        c={isChosen ? 'var(--text-2)' : 'dimmed'}
        fz="xs"
        lh="var(--lh-12)"
        visibleFrom="lg"
        style={{ gridColumn: '1 / -1', overflowWrap: 'anywhere', textWrap: 'balance' }}
      >
        <FormattedMessage
          id="member.autofilters.rule"
          values={{
            stat: <FormattedMessage id="shared.stat" values={{ stat: data.stat }} />,
            side: <FormattedMessage id="member.autofilters.sideShort" values={{ side: data.side }} />,
            line:
              line == null ? (
                <FormattedMessage id={comparison === 'NO' ? 'common.no' : 'common.yes'} />
              ) : (
                `${comparison === 'UNDER' ? '<' : '>'}\u00a0${line.toFixed(1)}`
              ),
            hasLine: line != null,
            window: data.window,
            rate: formatPercent(data.minHitRate / 100, language, 0),
          }}
        />
      </Box>
    </Link>
  );
}
