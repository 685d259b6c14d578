import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchDropinfosSection_dropinfo$key } from '../../../../../__generated__/matchDropinfosSection_dropinfo.graphql.ts';
import type { matchDropinfosSection_match$key } from '../../../../../__generated__/matchDropinfosSection_match.graphql.ts';
import { caughtError } from '../../../../../shared/relay/app-error.ts';
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

interface MatchDropinfosSectionProps {
  readonly match: matchDropinfosSection_match$key;
}

/** The odds drops of the match, newest first; nothing where there are none. */
export function MatchDropinfosSection({ match: matchRef }: MatchDropinfosSectionProps) {
  const { dropinfos } = useFragment(matchFragment, matchRef);
  if (dropinfos.ok && dropinfos.value.length === 0) return null;
  return (
    <Panel
      title={<FormattedMessage id="member.match.dropinfos" />}
      note={dropinfos.ok && dropinfos.value.length}
    >
      {dropinfos.ok ? (
        <ul>
          {dropinfos.value?.map((dropinfo) => (
            <MatchDropinfoItem key={dropinfo.id} dropinfo={dropinfo} />
          ))}
        </ul>
      ) : (
        <SectionFailed error={caughtError(dropinfos.errors)} />
      )}
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

interface MatchDropinfoItemProps {
  readonly dropinfo: matchDropinfosSection_dropinfo$key;
}

function MatchDropinfoItem({ dropinfo }: MatchDropinfoItemProps) {
  const { uid, tip, drop, createdAt, dropped } = useFragment(dropinfoFragment, dropinfo);
  const language = useLanguage();
  const shown = useAfterTax();
  return (
    <Flex component="li" variant="row" wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2px 16px" mih={44} py={4}>
      <Box
        component={Link}
        flex={{ base: '1 0 60%', sm: 1 }}
        py={11}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
        to={`/dropinfo/${uid}`}
      >
        {tip}
      </Box>
      <Box component="span" ta="right" style={{ whiteSpace: 'nowrap' }}>
        {formatOdds(shown.odds(dropped.openingOdds))} → <b>{formatOdds(shown.odds(dropped.odds))}</b>
        <AfterTaxMark />
      </Box>

      <DropPercent drop={drop} text={formatPercent(drop, language)} />

      <Box component="span" ml="auto" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(createdAt)}
      </Box>
    </Flex>
  );
}
