import { Box, Flex, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { grantSubscriptionCreateMutation as CreateSubscriptionMutation } from '../../../../../__generated__/grantSubscriptionCreateMutation.graphql.ts';
import type { FormError } from '../../../../../shared/forms/form-errors.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { useNow } from '../../../../../shared/live/clock.ts';
import { planTitle } from '../../../../../shared/ui/formats.ts';
import { fieldRefusal, formRefusal, type GrantablePlan, grantedDays, includedIn } from '../lib/granted.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { SubscriptionFields, type SubscriptionForm } from './subscription-fields.tsx';

interface GrantSubscriptionProps {
  /** Global id of the person. */
  readonly userId: string;
  readonly plans: readonly (GrantablePlan & { readonly permissions: readonly string[] })[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** What is typed; what is chosen of guarantee and Discord holds instead of what the plan includes, until another plan is. */
interface Typed {
  readonly planName: string;
  readonly months: string;
  readonly chosen: { readonly goq?: boolean; readonly discord?: boolean };
}

const noErrors: readonly FormError[] = [];
const badLength: readonly FormError[] = [{ field: ['months'], code: 'OUT_OF_RANGE' }];

/** A whole number of months as it is typed; null for what is none. */
const readMonths = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/** Gives a person a subscription from now on. */
export function GrantSubscription({ userId, plans, onChanged, onClose }: GrantSubscriptionProps) {
  const intl = useIntl();
  const [first] = useState({ planName: plans[0]?.name ?? '', months: '1', chosen: {} });
  const [typed, setTyped] = useState<Typed>(first);
  const plan = plans.find(({ name }) => name === typed.planName);
  const months = readMonths(typed.months);
  const included = includedIn(plan, months);
  const form = { planName: typed.planName, ...included, ...typed.chosen };
  const [fieldErrors, setFieldErrors] = useState(noErrors);
  const { save, isSaving } = useSaving<CreateSubscriptionMutation>({
    mutation: grantSubscriptionCreateMutation,
    errorsOf: ({ createUserSubscription }) => createUserSubscription.errors,
    doneText: intl.formatMessage({ id: 'admin.user.granted' }),
    refusedText: (errors) => formRefusal(errors, intl),
    onSaved: onChanged,
  });

  const submit = async () => {
    if (months === null) return setFieldErrors(badLength);
    const errors = await save({ input: { ...form, userId, months } });
    if (errors === null) return;
    setFieldErrors(errors);
    if (errors.length === 0) onClose();
  };
  const choose = ({ planName: chosenPlan, goq, discord }: SubscriptionForm) =>
    setTyped({
      ...typed,
      planName: chosenPlan,
      chosen:
        chosenPlan === typed.planName
          ? {
              ...typed.chosen,
              ...(goq !== form.goq && { goq }),
              ...(discord !== form.discord && { discord }),
            }
          : {},
    });
  const error = (field: string) => fieldRefusal(fieldErrors, field, intl);

  return (
    <SubscriptionDialog
      title={<FormattedMessage id="admin.user.grant" />}
      action={<FormattedMessage id="admin.user.grantAction" />}
      isChanged={JSON.stringify(typed) !== JSON.stringify(first)}
      isSaving={isSaving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SubscriptionFields
        form={form}
        plans={plans.map(({ name }) => name)}
        planError={error('planName')}
        onChange={choose}
      >
        <TextInput
          label={intl.formatMessage({ id: 'admin.user.subscription.months' })}
          description={intl.formatMessage({ id: 'admin.user.subscription.monthsHelp' })}
          inputMode="numeric"
          autoComplete="off"
          value={typed.months}
          error={error('months')}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, months: value })}
        />
      </SubscriptionFields>
      {plan && <GrantSummary plan={plan} months={months} goq={form.goq} discord={form.discord} />}
    </SubscriptionDialog>
  );
}

/** Gives a person a subscription. */
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

function GrantSummary({ plan, months, goq, discord }: GrantSummaryProps) {
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
