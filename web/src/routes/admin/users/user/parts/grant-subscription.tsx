import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { createSubscriptionMutation as CreateSubscriptionMutation } from '../../../../../__generated__/createSubscriptionMutation.graphql.ts';
import type { FormError } from '../../../../../shared/forms/field-codes.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { createSubscriptionMutation } from '../lib/create-subscription-mutation.ts';
import { type GrantablePlan, includedIn } from '../lib/granted.ts';
import { fieldRefusal, toastServerError } from '../lib/refusal.ts';
import { GrantSummary } from './grant-summary.tsx';
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

const noFaults: readonly FormError[] = [];
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
  const [faults, setFaults] = useState(noFaults);
  const { save, isSaving } = useSaving<CreateSubscriptionMutation>({
    mutation: createSubscriptionMutation,
    errorsOf: ({ createUserSubscription }) => createUserSubscription.errors,
    doneText: intl.formatMessage({ id: 'admin.user.granted' }),
    onSaved: onChanged,
  });

  const submit = async () => {
    if (months === null) return setFaults(badLength);
    const errors = await save({ input: { ...form, userId, months } });
    if (errors === null) return;
    setFaults(errors);
    if (errors.length === 0) onClose();
    else if (errors.some(({ field }) => field == null)) toastServerError(errors, intl);
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
  const fault = (field: string) => {
    const id = fieldRefusal(faults, field);
    return id && intl.formatMessage({ id });
  };

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
        planFault={fault('planName')}
        onChange={choose}
      >
        <TextInput
          label={intl.formatMessage({ id: 'admin.user.subscription.months' })}
          description={intl.formatMessage({ id: 'admin.user.subscription.monthsHelp' })}
          inputMode="numeric"
          autoComplete="off"
          value={typed.months}
          error={fault('months')}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, months: value })}
        />
      </SubscriptionFields>
      {plan && <GrantSummary plan={plan} months={months} goq={form.goq} discord={form.discord} />}
    </SubscriptionDialog>
  );
}
