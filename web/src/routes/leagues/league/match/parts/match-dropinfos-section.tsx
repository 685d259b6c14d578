import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchDropinfosSection_dropinfo$key } from '../../../../../__generated__/matchDropinfosSection_dropinfo.graphql.ts';
import type { matchDropinfosSection_match$key } from '../../../../../__generated__/matchDropinfosSection_match.graphql.ts';
import { type Caught, caughtError } from '../../../../../shared/relay/app-error.ts';
import { AfterTaxMark, useAfterTax } from '../../../../../shared/tax/after-tax.tsx';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { DropPercent } from '../../../../../shared/ui/drop-picture.tsx';
import { formatOdds, formatPercent, useLanguage } from '../../../../../shared/ui/formats.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { SectionFailed } from './section-failed.tsx';

const matchFragment = graphql`
  fragment matchDropinfosSection_match on Match {
    dropinfos(first: 20) @catch(to: RESULT) {
      id
      ...matchDropinfosSection_dropinfo
    }
  }
`;

/** The odds drops of the match, newest first; nothing when there are none. */
export function MatchDropinfosSection({ match }: { readonly match: matchDropinfosSection_match$key }) {
  const { dropinfos } = useFragment(matchFragment, match);
  return (
    <MatchList title={<FormattedMessage id="member.match.dropinfos" />} items={dropinfos}>
      {(dropinfo) => <MatchDropinfoItem key={dropinfo.id} dropinfo={dropinfo} />}
    </MatchList>
  );
}

interface MatchListProps<T> {
  readonly title: ReactNode;
  readonly items: NonNullable<Caught<readonly T[]>>;
  readonly children: (item: T) => ReactNode;
}

/** A panel with a row per item; nothing without items. */
export function MatchList<T>({ title, items, children }: MatchListProps<T>) {
  if (!items.ok) {
    return (
      <Panel title={title}>
        <SectionFailed error={caughtError(items.errors)} />
      </Panel>
    );
  }
  if (!items.value?.length) return null;
  return (
    <Panel title={title} note={items.value.length}>
      <ul>{items.value.map(children)}</ul>
    </Panel>
  );
}

const dropinfoFragment = graphql`
  fragment matchDropinfosSection_dropinfo on Dropinfo {
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

function MatchDropinfoItem({ dropinfo }: { readonly dropinfo: matchDropinfosSection_dropinfo$key }) {
  const { uid, tip, drop, createdAt, dropped } = useFragment(dropinfoFragment, dropinfo);
  const language = useLanguage();
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
      <DropPercent drop={drop} text={formatPercent(drop, language)} />
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

export function MatchListItem({ to, name, odds, createdAt, children }: MatchListItemProps) {
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
