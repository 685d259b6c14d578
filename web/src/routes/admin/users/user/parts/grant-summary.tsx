import { Box, Flex } from '@mantine/core';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../../../../../shared/live/use-now.ts';
import { planTitle } from '../../../../../shared/ui/plan-title.ts';
import { type GrantablePlan, grantedDays } from '../lib/granted.ts';

interface GrantSummaryProps {
  readonly plan: GrantablePlan & { readonly permissions: readonly string[] };
  readonly months: number | null;
  readonly goq: boolean;
  readonly discord: boolean;
}

const opened = [
  ['STATS', 'common.leagueStatistics'],
  ['DEFAULT_TIPS', 'common.standardTips'],
  ['SPECIAL_TIPS', 'common.specialTips'],
  ['AI_TIPS', 'common.aiTips'],
  ['AUTOFILTERS', 'common.autofilters'],
  ['DROPINFO', 'common.dropinfo'],
  ['DROPINFO_FILTERS', 'public.home.plans.DROPINFO_FILTERS'],
] as const;

/** What the person will have, before it is given. */
export function GrantSummary({ plan, months, goq, discord }: GrantSummaryProps) {
  const intl = useIntl();
  const words = useNow((now) => {
    const days = grantedDays(plan, months, now);
    return (
      days && intl.formatMessage({ id: 'admin.user.grantDays' }, { ...days, plan: planTitle(plan.name) })
    );
  });
  const access = opened.filter(([permission]) => plan.permissions.includes(permission));
  return (
    <Flex
      component="output"
      direction="column"
      gap={4}
      py="sm"
      px={14}
      c="var(--text-2)"
      bg="var(--surface-inset)"
      bdrs="sm"
    >
      <Box component="b" c="var(--text-1)" fw={600}>
        {words ?? <FormattedMessage id="admin.user.grantNoDays" />}
      </Box>
      {access.length > 0 && (
        <span>
          <FormattedList value={access.map(([, id]) => intl.formatMessage({ id }))} />
        </span>
      )}
      <span>
        <FormattedMessage id={goq ? 'admin.user.grantGoq' : 'admin.user.grantNoGoq'} />
        {' · '}
        <FormattedMessage id={discord ? 'admin.user.grantDiscord' : 'admin.user.grantNoDiscord'} />
      </span>
    </Flex>
  );
}
