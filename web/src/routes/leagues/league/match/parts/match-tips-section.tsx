import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchTipsSection_match$key } from '../../../../../__generated__/matchTipsSection_match.graphql.ts';
import type { matchTipsSection_tip$key } from '../../../../../__generated__/matchTipsSection_tip.graphql.ts';
import { caughtError } from '../../../../../shared/relay/caught-error.ts';
import { AfterTaxMark } from '../../../../../shared/tax/after-tax-mark.tsx';
import { useAfterTax } from '../../../../../shared/tax/use-after-tax.ts';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { dateTimeText } from '../../../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../../../shared/ui/format-odds.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import type { SectionProps } from '../lib/section-props.ts';
import { SectionFailed } from './section-failed.tsx';

const matchFragment = graphql`
  fragment matchTipsSection_match on Match {
    tips(first: 20) @catch(to: RESULT) {
      id
      ...matchTipsSection_tip
    }
  }
`;

interface MatchTipsSectionProps extends SectionProps {
  readonly match: matchTipsSection_match$key;
}

/** The tips on the match that the person may see, newest first; nothing where there are none. */
export function MatchTipsSection({ match: matchRef, isRefreshing, onRefresh }: MatchTipsSectionProps) {
  const { tips } = useFragment(matchFragment, matchRef);
  if (tips.ok && tips.value.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="common.tips" />} note={tips.ok && tips.value.length}>
      {tips.ok ? (
        <ul>
          {tips.value?.map((tip) => (
            <MatchTipItem key={tip.id} tip={tip} />
          ))}
        </ul>
      ) : (
        <SectionFailed fault={caughtError(tips.errors)} isRefreshing={isRefreshing} onRetry={onRefresh} />
      )}
    </Panel>
  );
}

const tipFragment = graphql`
  fragment matchTipsSection_tip on Tip {
    uid
    tip
    odds
    createdAt
    ...tipStatusTag_tip
  }
`;

interface MatchTipItemProps {
  readonly tip: matchTipsSection_tip$key;
}

function MatchTipItem({ tip }: MatchTipItemProps) {
  const data = useFragment(tipFragment, tip);
  const shown = useAfterTax();
  return (
    <Flex component="li" variant="row" wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2px 16px" mih={44} py={4}>
      <Box
        component={Link}
        flex={{ base: '1 0 60%', sm: 1 }}
        py={11}
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
        to={`/tips/${data.uid}`}
      >
        {data.tip}
      </Box>
      <Box component="span" ta="right" style={{ whiteSpace: 'nowrap' }}>
        <b>{formatOdds(shown.odds(data.odds))}</b>
        <AfterTaxMark />
      </Box>

      <TipStatusTag tip={data} />

      <Box component="span" ml="auto" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(data.createdAt)}
      </Box>
    </Flex>
  );
}
