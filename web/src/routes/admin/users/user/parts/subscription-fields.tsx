import { Checkbox, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { planTitle } from '../../../../../shared/ui/formats.ts';

/** The form values that granting and changing a subscription share. */
export interface SubscriptionForm {
  readonly planName: string;
  readonly goq: boolean;
  readonly discord: boolean;
}

interface SubscriptionFieldsProps<Form extends SubscriptionForm> {
  readonly form: Form;
  readonly plans: readonly string[];
  readonly planError: ReactNode;
  readonly onChange: (form: Form) => void;
  /** The field of the subscription's length or end. */
  readonly children: ReactNode;
}

export function SubscriptionFields<Form extends SubscriptionForm>(props: SubscriptionFieldsProps<Form>) {
  const { form, plans, planError, onChange, children } = props;
  const intl = useIntl();
  return (
    <>
      <NativeSelect
        label={intl.formatMessage({ id: 'admin.user.subscriptionColumn' }, { column: 'plan' })}
        value={form.planName}
        data={plans.map((plan) => ({ value: plan, label: planTitle(plan) }))}
        rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden="true" />}
        error={planError}
        onChange={({ currentTarget: { value } }) => onChange({ ...form, planName: value })}
      />
      {children}
      <Checkbox
        label={intl.formatMessage({ id: 'admin.user.subscription.goqLong' })}
        checked={form.goq}
        onChange={({ currentTarget: { checked } }) => onChange({ ...form, goq: checked })}
      />
      <Checkbox
        label={intl.formatMessage({ id: 'admin.user.subscriptionColumn' }, { column: 'discord' })}
        checked={form.discord}
        onChange={({ currentTarget: { checked } }) => onChange({ ...form, discord: checked })}
      />
    </>
  );
}
