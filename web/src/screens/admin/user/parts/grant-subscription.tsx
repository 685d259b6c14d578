import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { grantSubscriptionMutation as GrantSubscriptionMutation } from '../../../../__generated__/grantSubscriptionMutation.graphql.ts';
import type { FormError } from '../../../../shared/forms/field-codes.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { grantSubscriptionMutation } from '../lib/grant-subscription-mutation.ts';
import { fieldRefusal, tellRefusal } from '../lib/refusal.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { SubscriptionFields } from './subscription-fields.tsx';

interface GrantSubscriptionProps {
  /** Global id of the person. */
  readonly userId: string;
  /** Names of the plans. */
  readonly plans: readonly string[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const noFaults: readonly FormError[] = [];
const badLength: readonly FormError[] = [{ field: ['months'], code: 'OUT_OF_RANGE' }];

/** A whole number of months as it is typed; null for what is none. */
const readMonths = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/** Gives a person a subscription from now on. */
export function GrantSubscription({ userId, plans, onChanged, onClose }: GrantSubscriptionProps) {
  const intl = useIntl();
  const [first] = useState({ plan: plans[0] ?? '', months: '1', goq: false, discord: false });
  const [form, setForm] = useState(first);
  const [faults, setFaults] = useState(noFaults);
  const { save, isSaving } = useSaving<GrantSubscriptionMutation>({
    mutation: grantSubscriptionMutation,
    errorsOf: ({ grantSubscription }) => grantSubscription.errors,
    doneText: intl.formatMessage({ id: 'admin.user.granted' }),
    onSaved: onChanged,
  });

  const submit = async () => {
    const months = readMonths(form.months);
    if (months === null) return setFaults(badLength);
    const errors = await save({ input: { ...form, id: userId, months } });
    if (errors === null) return;
    setFaults(errors);
    if (errors.length === 0) onClose();
    else if (errors.some(({ field }) => field == null)) tellRefusal(errors, intl);
  };
  const fault = (field: string) => {
    const id = fieldRefusal(faults, field);
    return id && intl.formatMessage({ id });
  };

  return (
    <SubscriptionDialog
      title={<FormattedMessage id="admin.user.grant" />}
      action={<FormattedMessage id="admin.user.grantAction" />}
      isChanged={JSON.stringify(form) !== JSON.stringify(first)}
      isSaving={isSaving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SubscriptionFields form={form} plans={plans} planFault={fault('plan')} onChange={setForm}>
        <TextInput
          label={intl.formatMessage({ id: 'admin.user.subscription.months' })}
          description={intl.formatMessage({ id: 'admin.user.subscription.monthsHelp' })}
          inputMode="numeric"
          autoComplete="off"
          value={form.months}
          error={fault('months')}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, months: value })}
        />
      </SubscriptionFields>
    </SubscriptionDialog>
  );
}
