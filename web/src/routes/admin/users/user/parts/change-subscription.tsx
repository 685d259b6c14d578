import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { changeSubscriptionUpdateMutation as UpdateSubscriptionMutation } from '../../../../../__generated__/changeSubscriptionUpdateMutation.graphql.ts';
import type { userSubscriptions_user$data } from '../../../../../__generated__/userSubscriptions_user.graphql.ts';
import { useForm } from '../../../../../shared/forms/use-form.ts';
import { useNow } from '../../../../../shared/live/clock.ts';
import { isConflict } from '../../../../../shared/relay/form-errors.ts';
import { RefreshContext } from '../../../../../shared/relay/refresh-context.ts';
import { DatePicker } from '../../../../../shared/ui/date-picker/date-picker.tsx';
import { useSaving } from '../../../../../shared/ui/use-saving.ts';
import { hasAddOn } from '../../../lib/users.ts';
import { formErrorText } from '../lib/user-errors.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';

interface ChangeSubscriptionProps {
  readonly userId: string;
  readonly subscription: NonNullable<userSubscriptions_user$data['subscriptions']>[number];
  readonly plans: readonly string[];
  readonly onClose: () => void;
}

/**
 * Without an id, edits the active subscription. Edits the version that was current when the dialog opened, so that a concurrent
 * change is not overwritten.
 */
export function ChangeSubscription({ userId, plans, onClose, ...props }: ChangeSubscriptionProps) {
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const [subscription] = useState(props.subscription);
  const closeChanged = () => {
    refresh();
    onClose();
  };
  const { id: subscriptionId, version, planName } = subscription;
  const goq = useNow((now) => hasAddOn(subscription, 'goq', now));
  const discord = useNow((now) => hasAddOn(subscription, 'discord', now));
  const { save, isSaving } = useSaving<UpdateSubscriptionMutation>({
    mutation: changeSubscriptionUpdateMutation,
    doneText: intl.formatMessage({ id: 'admin.user.subscriptionChanged' }),
    refusedText: (errors) => formErrorText(errors, intl),
    onSaved: closeChanged,
  });
  const form = useForm({
    saved: () => ({ planName, expiresAt: new Date(subscription.expiresAt), goq, discord }),
    texts: (error) => intl.formatMessage({ id: 'admin.user.refused' }, { error }),
    check: ({ expiresAt }) => ({
      expiresAt:
        subscription.startsAt != null &&
        expiresAt.getTime() <= Date.parse(subscription.startsAt) &&
        'REVERSED',
    }),
    async send({ expiresAt, ...values }) {
      const input = { ...values, userId, subscriptionId, version, expiresAt: expiresAt.toISOString() };
      const errors = await save({ input });
      if (errors && isConflict(errors)) closeChanged();
      return errors;
    },
    isSaving,
    showsOtherErrors: true,
  });

  return (
    <SubscriptionDialog
      title={<FormattedMessage id="admin.user.changeTitle" />}
      action={<FormattedMessage id="admin.user.save" />}
      form={form}
      values={form.values}
      plans={plans.includes(form.values.planName) ? plans : [form.values.planName, ...plans]}
      onChange={form.put}
      onClose={onClose}
    >
      <DatePicker
        {...form.field('expiresAt')}
        label={intl.formatMessage({ id: 'admin.user.subscriptionEnd' })}
        onChange={(expiresAt) => expiresAt && form.put({ expiresAt })}
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
