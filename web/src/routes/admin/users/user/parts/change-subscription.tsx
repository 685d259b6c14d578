import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { changeSubscriptionUpdateMutation as UpdateSubscriptionMutation } from '../../../../../__generated__/changeSubscriptionUpdateMutation.graphql.ts';
import type { userSubscriptions_user$data } from '../../../../../__generated__/userSubscriptions_user.graphql.ts';
import { type FormError, isStale } from '../../../../../shared/forms/form-errors.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { DatePicker } from '../../../../../shared/ui/date-picker/date-picker.tsx';
import { fieldErrorText, formErrorText } from '../lib/user-errors.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';

interface ChangeSubscriptionProps {
  readonly userId: string;
  readonly subscription: NonNullable<userSubscriptions_user$data['subscriptions']>[number];
  readonly plans: readonly string[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Edits the version that was current when the dialog opened, so that a concurrent change is not overwritten. */
export function ChangeSubscription({ userId, plans, onChanged, onClose, ...props }: ChangeSubscriptionProps) {
  const intl = useIntl();
  const [subscription] = useState(props.subscription);
  const [initial] = useState(() => {
    const { planName, expiresAt, goq, discord } = subscription;
    return { planName, expiresAt: new Date(expiresAt), goq, discord };
  });
  const [form, setForm] = useState(initial);
  const [fieldErrors, setFieldErrors] = useState<readonly FormError[]>([]);
  const { save, isSaving } = useSaving<UpdateSubscriptionMutation>({
    mutation: changeSubscriptionUpdateMutation,
    doneText: intl.formatMessage({ id: 'admin.user.subscriptionChanged' }),
    refusedText: (errors) => formErrorText(errors, intl),
    onSaved: onChanged,
  });

  const submit = async () => {
    if (form.expiresAt.getTime() <= Date.parse(subscription.startsAt)) {
      return setFieldErrors([{ field: ['expiresAt'], code: 'REVERSED' }]);
    }
    const { id: subscriptionId, version } = subscription;
    const expiresAt = form.expiresAt.toISOString();
    const errors = await save({
      input: { ...form, userId, subscriptionId, version, expiresAt },
    });
    if (errors === null) return;
    setFieldErrors(errors);
    if (errors.length === 0) return onClose();
    if (!isStale(errors)) return;
    onChanged();
    onClose();
  };

  return (
    <SubscriptionDialog
      title={<FormattedMessage id="admin.user.changeTitle" />}
      action={<FormattedMessage id="admin.user.save" />}
      isChanged={JSON.stringify(form) !== JSON.stringify(initial)}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      values={form}
      plans={plans.includes(form.planName) ? plans : [form.planName, ...plans]}
      fieldErrors={fieldErrors}
      onChange={setForm}
    >
      <DatePicker
        label={intl.formatMessage({ id: 'admin.user.subscriptionColumn' }, { column: 'expiresAt' })}
        value={form.expiresAt}
        error={fieldErrorText(fieldErrors, 'expiresAt', intl)}
        onChange={(value) => {
          if (value !== null) setForm({ ...form, expiresAt: value });
        }}
      />
    </SubscriptionDialog>
  );
}

const changeSubscriptionUpdateMutation = graphql`
  mutation changeSubscriptionUpdateMutation($input: UpdateUserSubscriptionInput!) {
    updateUserSubscription(input: $input) {
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
