import { Box, Flex, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { grantSubscriptionCreateMutation as CreateSubscriptionMutation } from '../../../../../__generated__/grantSubscriptionCreateMutation.graphql.ts';
import type { FormError } from '../../../../../shared/forms/form-errors.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { useNow } from '../../../../../shared/live/clock.ts';
import { planTitle } from '../../../../../shared/ui/formats.ts';
import { grantPeriod, includedBenefits, type Plan } from '../lib/subscription-grant.ts';
import { fieldErrorText, formErrorText } from '../lib/user-errors.ts';
import { SubscriptionDialog, type SubscriptionValues } from './subscription-dialog.tsx';

interface GrantSubscriptionProps {
  readonly userId: string;
  readonly plans: readonly Plan[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Form values. `chosen` overrides the benefits of the plan until another plan is selected. */
interface GrantDraft {
  readonly planName: string;
  readonly months: string;
  readonly chosen: Partial<ReturnType<typeof includedBenefits>>;
}

const parseMonths = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/** Grants a subscription that starts now. */
export function GrantSubscription({ userId, plans, onChanged, onClose }: GrantSubscriptionProps) {
  const intl = useIntl();
  const [initial] = useState({ planName: plans[0]?.name ?? '', months: '1', chosen: {} });
  const [draft, setDraft] = useState<GrantDraft>(initial);
  const plan = plans.find(({ name }) => name === draft.planName);
  const months = parseMonths(draft.months);
  const included = includedBenefits(plan, months);
  const form = { planName: draft.planName, ...included, ...draft.chosen };
  const [fieldErrors, setFieldErrors] = useState<readonly FormError[]>([]);
  const { save, isSaving } = useSaving<CreateSubscriptionMutation>({
    mutation: grantSubscriptionCreateMutation,
    doneText: intl.formatMessage({ id: 'admin.user.granted' }),
    refusedText: (errors) => formErrorText(errors, intl),
    onSaved: onChanged,
  });

  const submit = async () => {
    if (months === null) return setFieldErrors([{ field: ['months'], code: 'OUT_OF_RANGE' }]);
    const errors = await save({ input: { ...form, userId, months } });
    if (errors === null) return;
    setFieldErrors(errors);
    if (errors.length === 0) onClose();
  };
  const changeForm = ({ planName, goq, discord }: SubscriptionValues) =>
    setDraft({
      ...draft,
      planName,
      chosen:
        planName === draft.planName
          ? {
              ...draft.chosen,
              ...(goq !== form.goq && { goq }),
              ...(discord !== form.discord && { discord }),
            }
          : {},
    });

  return (
    <SubscriptionDialog
      title={<FormattedMessage id="admin.user.grant" />}
      action={<FormattedMessage id="admin.user.grantAction" />}
      isChanged={JSON.stringify(draft) !== JSON.stringify(initial)}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      values={form}
      plans={plans.map(({ name }) => name)}
      fieldErrors={fieldErrors}
      onChange={changeForm}
      summary={plan && <GrantSummary plan={plan} months={months} goq={form.goq} discord={form.discord} />}
    >
      <TextInput
        label={intl.formatMessage({ id: 'admin.user.subscription.months' })}
        description={intl.formatMessage({ id: 'admin.user.subscription.monthsHelp' })}
        inputMode="numeric"
        autoComplete="off"
        value={draft.months}
        error={fieldErrorText(fieldErrors, 'months', intl)}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, months: value })}
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
  ['DROPINFO_FILTERS', 'public.home.plans.DROPINFO_FILTERS'],
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
