import { Box, Flex, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchSignalsSection_dropinfo$key } from '../../../../../__generated__/matchSignalsSection_dropinfo.graphql.ts';
import type { matchSignalsSection_match$key } from '../../../../../__generated__/matchSignalsSection_match.graphql.ts';
import type { matchSignalsSection_tip$key } from '../../../../../__generated__/matchSignalsSection_tip.graphql.ts';
import type { matchSignalsSectionQuery } from '../../../../../__generated__/matchSignalsSectionQuery.graphql.ts';
import type { Caught } from '../../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../../shared/routing/use-screen-query.ts';
import { AfterTaxMark, useAfterTax } from '../../../../../shared/tax/after-tax.tsx';
import { tipName } from '../../../../../shared/tip/tip-name.tsx';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { DropPercent } from '../../../../../shared/ui/drop-picture.tsx';
import { formatOdds } from '../../../../../shared/ui/formats.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { MatchFailedPanel, MatchSection } from './match-section.tsx';

const sectionQuery = graphql`
  query matchSignalsSectionQuery($matchId: Int!, $dropinfos: Boolean!, $tips: Boolean!) {
    match(matchId: $matchId) @catch(to: RESULT) {
      ...matchSignalsSection_match @arguments(dropinfos: $dropinfos, tips: $tips)
    }
  }
`;

const dropinfosTitle = <FormattedMessage id="member.match.dropinfos" />;
const tipsTitle = <FormattedMessage id="common.tips" />;

/** The odds drops and tips of the match, as the user's permissions allow. */
export function MatchSignalsSection(state: ScreenProps<matchSignalsSectionQuery>) {
  const title = state.queryRef.variables.dropinfos ? dropinfosTitle : tipsTitle;
  return (
    <MatchSection title={title} query={sectionQuery} state={state} pick={({ match }) => match}>
      {(match) => <MatchSignals match={match} />}
    </MatchSection>
  );
}

const matchFragment = graphql`
  fragment matchSignalsSection_match on Match
  @argumentDefinitions(dropinfos: { type: "Boolean!" }, tips: { type: "Boolean!" }) {
    dropinfos(first: 50) @catch(to: RESULT) @include(if: $dropinfos) {
      id
      ...matchSignalsSection_dropinfo
    }
    tips(first: 50) @catch(to: RESULT) @include(if: $tips) {
      id
      ...matchSignalsSection_tip
    }
  }
`;

/** The lists, newest first; nothing when both are empty. */
function MatchSignals({ match }: { readonly match: matchSignalsSection_match$key }) {
  const { dropinfos, tips } = useFragment(matchFragment, match);
  return (
    <SimpleGrid minColWidth="min(100%, 460px)" autoFlow="auto-fit" style={{ alignItems: 'start' }}>
      {dropinfos && (
        <MatchList title={dropinfosTitle} items={dropinfos}>
          {(dropinfo) => <MatchDropinfoItem key={dropinfo.id} dropinfo={dropinfo} />}
        </MatchList>
      )}
      {tips && (
        <MatchList title={tipsTitle} items={tips}>
          {(tip) => <MatchTipItem key={tip.id} tip={tip} />}
        </MatchList>
      )}
    </SimpleGrid>
  );
}

/** The API returns at most 50 dropinfos and 50 tips of a match. */
const maxSignals = 50;

interface MatchListProps<T> {
  readonly title: ReactNode;
  readonly items: NonNullable<Caught<readonly T[]>>;
  readonly children: (item: T) => ReactNode;
}

/** A panel with a row per item; nothing without items. */
function MatchList<T>({ title, items, children }: MatchListProps<T>) {
  if (!items.ok) return <MatchFailedPanel title={title} errors={items.errors} />;
  if (!items.value?.length) return null;
  return (
    <Panel title={title} note={items.value.length < maxSignals ? items.value.length : `${maxSignals}+`}>
      <ul>{items.value.map(children)}</ul>
    </Panel>
  );
}

const dropinfoFragment = graphql`
  fragment matchSignalsSection_dropinfo on Dropinfo {
    uid
    tip
    drop
    createdAt
    dropped {
      openingOdds
      odds
    }
  }
`;

function MatchDropinfoItem({ dropinfo }: { readonly dropinfo: matchSignalsSection_dropinfo$key }) {
  const { uid, tip, drop, createdAt, dropped } = useFragment(dropinfoFragment, dropinfo);
  const shown = useAfterTax();
  return (
    <MatchListItem
      to={`/dropinfo/${uid}`}
      name={tip}
      odds={
        <>
          {formatOdds(shown.odds(dropped.openingOdds))} → <b>{formatOdds(shown.odds(dropped.odds))}</b>
        </>
      }
      createdAt={createdAt}
    >
      <DropPercent drop={drop} />
    </MatchListItem>
  );
}

const tipFragment = graphql`
  fragment matchSignalsSection_tip on Tip {
    uid
    tip
    odds
    createdAt
    ...tipStatusTag_tip
  }
`;

function MatchTipItem({ tip }: { readonly tip: matchSignalsSection_tip$key }) {
  const data = useFragment(tipFragment, tip);
  const shown = useAfterTax();
  return (
    <MatchListItem
      to={`/tips/${data.uid}`}
      name={tipName(data.tip)}
      odds={<b>{formatOdds(shown.odds(data.odds))}</b>}
      createdAt={data.createdAt}
    >
      <TipStatusTag tip={data} />
    </MatchListItem>
  );
}

interface MatchListItemProps {
  readonly to: string;
  readonly name: string;
  readonly odds: ReactNode;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly children: ReactNode;
}

function MatchListItem({ to, name, odds, createdAt, children }: MatchListItemProps) {
  return (
    <Flex component="li" variant="row" wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2px 16px" mih={44} py={4}>
      <Box
        component={Link}
        flex={{ base: '1 0 60%', sm: 1 }}
        py={11}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
        to={to}
      >
        {name}
      </Box>
      <Box component="span" ta="right" style={{ whiteSpace: 'nowrap' }}>
        {odds}
        <AfterTaxMark />
      </Box>
      {children}
      <Box component="span" ml="auto" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(createdAt)}
      </Box>
    </Flex>
  );
}
