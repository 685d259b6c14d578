import { Box, Flex, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { alertSummary_summary$key } from '../../../__generated__/alertSummary_summary.graphql.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { slippageText } from '../lib/slippage-text.ts';

const summaryFragment = graphql`
  fragment alertSummary_summary on AlertSummary {
    sent
    opened
    measured
    slippage
  }
`;

/** How many alerts came, how many were opened, and by how much the odds had moved by then. */
export function AlertSummary({ summary: key }: { readonly summary: alertSummary_summary$key }) {
  const language = useLanguage();
  const { sent, opened, measured, slippage } = useFragment(summaryFragment, key);
  return (
    <Stack gap="xs" p="md" style={{ borderBottom: '1px solid var(--line)' }}>
      <Flex component="dl" data-figures wrap="wrap" gap="8px 40px">
        <Figure name={<FormattedMessage id="member.alerts.sent" />}>{sent}</Figure>
        <Figure name={<FormattedMessage id="member.alerts.opened" />}>{opened}</Figure>
        <Figure name={<FormattedMessage id="member.alerts.slippage" />}>
          {slippage == null ? '–' : slippageText(slippage, language)}
        </Figure>
      </Flex>
      <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
        <FormattedMessage id="member.alerts.slippageNote" values={{ measured }} />
      </Box>
    </Stack>
  );
}

function Figure({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <Box component="dd" fz="xl" lh="xl">
        {children}
      </Box>
    </div>
  );
}
