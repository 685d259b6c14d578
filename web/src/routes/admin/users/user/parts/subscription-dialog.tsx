import { Button, Checkbox, Modal, NativeSelect, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormError } from '../../../../../shared/forms/form-errors.ts';
import { focusFirstInvalid, useErrorFocus } from '../../../../../shared/forms/form-focus.ts';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { DialogWithForms } from '../../../../../shared/forms/unsaved-guard.tsx';
import { DialogActions } from '../../../../../shared/ui/confirm-dialog.tsx';
import { planTitle } from '../../../../../shared/ui/formats.ts';
import { fieldErrorText } from '../lib/user-errors.ts';

/** The values that granting and changing a subscription share. */
export interface SubscriptionValues {
  readonly planName: string;
  readonly goq: boolean;
  readonly discord: boolean;
}

interface SubscriptionFormProps<Values extends SubscriptionValues> {
  readonly values: Values;
  /** Plan names. */
  readonly plans: readonly string[];
  readonly fieldErrors: readonly FormError[];
  readonly onChange: (values: Values) => void;
  /** The field of the subscription's length or end. */
  readonly children: ReactNode;
  readonly summary?: ReactNode;
  readonly action: ReactNode;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
}

/** Dialog for granting or changing a subscription. It cannot be closed while it is saving. */
export function SubscriptionDialog<Values extends SubscriptionValues>(
  props: SubscriptionFormProps<Values> & { readonly title: ReactNode },
) {
  return (
    <DialogWithForms isBusy={props.isSaving} onClose={props.onClose}>
      {(close) => (
        <Modal opened onClose={close} size={440} withCloseButton={false} title={props.title}>
          <SubscriptionForm {...props} onClose={close} />
        </Modal>
      )}
    </DialogWithForms>
  );
}

function SubscriptionForm<Values extends SubscriptionValues>(props: SubscriptionFormProps<Values>) {
  const { values, plans, fieldErrors, onChange, isSaving } = props;
  const intl = useIntl();
  useUnsaved(props.isChanged);
  const ref = useErrorFocus(fieldErrors);
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving && !focusFirstInvalid(event.currentTarget)) void props.onSubmit();
      }}
    >
      <Stack>
        <NativeSelect
          label={intl.formatMessage({ id: 'admin.user.subscriptionColumn' }, { column: 'plan' })}
          value={values.planName}
          data={plans.map((plan) => ({ value: plan, label: planTitle(plan) }))}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden="true" />}
          error={fieldErrorText(fieldErrors, 'planName', intl)}
          onChange={({ currentTarget: { value } }) => onChange({ ...values, planName: value })}
        />
        {props.children}
        <Checkbox
          label={intl.formatMessage({ id: 'admin.user.subscription.goqLong' })}
          checked={values.goq}
          onChange={({ currentTarget: { checked } }) => onChange({ ...values, goq: checked })}
        />
        <Checkbox
          label={intl.formatMessage({ id: 'admin.user.subscriptionColumn' }, { column: 'discord' })}
          checked={values.discord}
          onChange={({ currentTarget: { checked } }) => onChange({ ...values, discord: checked })}
        />
        {props.summary}
        <DialogActions>
          <Button variant="default" aria-disabled={isSaving || undefined} onClick={props.onClose}>
            <FormattedMessage id="shared.confirm.cancel" />
          </Button>
          <Button type="submit" loading={isSaving}>
            {props.action}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
