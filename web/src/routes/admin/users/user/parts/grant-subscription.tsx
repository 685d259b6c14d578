import { Box, Flex, TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { grantSubscriptionCreateMutation as CreateSubscriptionMutation } from '../../../../../__generated__/grantSubscriptionCreateMutation.graphql.ts';
import { useForm } from '../../../../../shared/forms/use-form.ts';
import { ClockContext, useNow } from '../../../../../shared/live/clock.ts';
import { RefreshContext } from '../../../../../shared/relay/refresh-context.ts';
import { planTitle } from '../../../../../shared/ui/formats.ts';
import { useSaving } from '../../../../../shared/ui/use-saving.ts';
import { grantPeriod, includedBenefits, isGrantable, type Plan } from '../lib/subscription-grant.ts';
import { formErrorText } from '../lib/user-errors.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';

interface GrantSubscriptionProps {
  readonly userId: string;
  readonly plans: readonly Plan[];
  readonly onClose: () => void;
}

/** A benefit is null while it is the plan's. */
interface GrantDraft {
  readonly planName: string;
  readonly months: string;
  readonly goq: boolean | null;
  readonly discord: boolean | null;
}

const parseMonths = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/** Grants a subscription that starts now. */
export function GrantSubscription({ userId, plans: all, onClose }: GrantSubscriptionProps) {
  const clock = useContext(ClockContext);
  // As at the opening: a chosen plan that ends meanwhile stays chosen, and the server refuses it.
  const [plans] = useState(() => all.filter((one) => isGrantable(one, clock.now())));
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const { save, isSaving } = useSaving<CreateSubscriptionMutation>({
    mutation: grantSubscriptionCreateMutation,
    doneText: intl.formatMessage({ id: 'admin.user.granted' }),
    refusedText: (errors) => formErrorText(errors, intl),
    onSaved() {
      refresh();
      onClose();
    },
  });
  const planOf = ({ planName }: Pick<GrantDraft, 'planName'>) => plans.find(({ name }) => name === planName);
  const valuesOf = ({ months, ...draft }: GrantDraft) => {
    const included = includedBenefits(planOf(draft), parseMonths(months));
    return { ...draft, goq: draft.goq ?? included.goq, discord: draft.discord ?? included.discord };
  };
  const form = useForm<GrantDraft>({
    saved: () => ({ planName: plans[0]?.name ?? '', months: '1', goq: null, discord: null }),
    texts: (error) => intl.formatMessage({ id: 'admin.user.refused' }, { error }),
    check: ({ months: text }) => ({ months: parseMonths(text) === null && 'OUT_OF_RANGE' }),
    send: (draft) => save({ input: { userId, ...valuesOf(draft), months: parseMonths(draft.months) ?? 0 } }),
    isSaving,
    showsOtherErrors: true,
  });
  const values = valuesOf(form.values);
  const plan = planOf(values);
  return (
    <SubscriptionDialog
      title={<FormattedMessage id="admin.user.grant" />}
      action={<FormattedMessage id="admin.user.grantAction" />}
      form={form}
      values={values}
      plans={plans.map(({ name }) => name)}
      onChange={(change) => form.put(change.planName ? { goq: null, discord: null, ...change } : change)}
      onClose={onClose}
      summary={plan && <GrantSummary {...values} plan={plan} months={parseMonths(form.values.months)} />}
    >
      <TextInput
        {...form.text('months')}
        label={intl.formatMessage({ id: 'admin.user.subscription.months' })}
        description={intl.formatMessage({ id: 'admin.user.subscription.monthsHelp' })}
        inputMode="numeric"
      />
    </SubscriptionDialog>
  );
}

const grantSubscriptionCreateMutation = graphql`
  mutation grantSubscriptionCreateMutation($input: CreateUserSubscriptionInput!) {
    createUserSubscription(input: $input) {
      user {
        ...userSubscriptions_user
      }
      errors {
        field
        code
      }
    }
  }
`;

interface GrantSummaryProps {
  readonly plan: Plan;
  readonly months: number | null;
  readonly goq: boolean;
  readonly discord: boolean;
}

const permissionNames = [
  ['STATS', 'common.leagueStatistics'],
  ['DEFAULT_TIPS', 'common.standardTips'],
  ['SPECIAL_TIPS', 'common.specialTips'],
  ['AI_TIPS', 'common.aiTips'],
  ['AUTOFILTERS', 'common.autofilters'],
  ['DROPINFO', 'common.dropinfo'],
  ['DROPINFO_FILTERS', 'common.dropinfoFilters'],
] as const;

function GrantSummary({ plan, months, goq, discord }: GrantSummaryProps) {
  const intl = useIntl();
  const period = useNow((now) => {
    const days = grantPeriod(plan, months, now);
    return (
      days && intl.formatMessage({ id: 'admin.user.grantDays' }, { ...days, plan: planTitle(plan.name) })
    );
  });
  const access = permissionNames.filter(([permission]) => plan.permissions.includes(permission));
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
        {period ?? <FormattedMessage id="admin.user.grantNoDays" />}
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
