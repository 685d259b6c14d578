import { Button, Checkbox, Modal, NativeSelect, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { DialogWithForms } from '../../../../../shared/forms/unsaved-guard.tsx';
import type { useForm } from '../../../../../shared/forms/use-form.ts';
import { selectChevron } from '../../../../../shared/ui/choices.tsx';
import { DialogActions } from '../../../../../shared/ui/confirm-dialog.tsx';
import { planTitle } from '../../../../../shared/ui/formats.ts';
import { useReturnFocus } from '../../../../../shared/ui/use-focus.ts';

/** The values that granting and changing a subscription share. */
interface SubscriptionValues {
  readonly planName: string;
  readonly goq: boolean;
  readonly discord: boolean;
}

interface SubscriptionDialogProps {
  readonly title: ReactNode;
  readonly action: ReactNode;
  readonly form: Pick<ReturnType<typeof useForm<object>>, 'element' | 'error' | 'isSaving' | 'isTyped'>;
  readonly values: SubscriptionValues;
  /** Plan names. */
  readonly plans: readonly string[];
  readonly onChange: (change: Partial<SubscriptionValues>) => void;
  readonly onClose: () => void;
  /** The field of the subscription's length or end. */
  readonly children: ReactNode;
  readonly summary?: ReactNode;
}

/** Dialog for granting or changing a subscription. It cannot be closed while it is saving. */
export function SubscriptionDialog(props: SubscriptionDialogProps) {
  useReturnFocus();
  return (
    <DialogWithForms isBusy={props.form.isSaving} onClose={props.onClose}>
      {(close) => (
        <Modal opened onClose={close} size={440} withCloseButton={false} title={props.title}>
          <SubscriptionForm {...props} onClose={close} />
        </Modal>
      )}
    </DialogWithForms>
  );
}

function SubscriptionForm(props: SubscriptionDialogProps) {
  const { form, values, plans, onChange } = props;
  const intl = useIntl();
  // The form's own call is outside of the dialog's context.
  useUnsaved(form.isTyped);
  return (
    <form {...form.element}>
      <Stack>
        <NativeSelect
          label={intl.formatMessage({ id: 'admin.user.subscriptionColumn' }, { column: 'plan' })}
          value={values.planName}
          data={plans.map((plan) => ({ value: plan, label: planTitle(plan) }))}
          rightSection={selectChevron}
          error={form.error('planName')}
          onChange={({ currentTarget: { value } }) => onChange({ planName: value })}
        />
        {props.children}
        <Checkbox
          label={intl.formatMessage({ id: 'admin.user.subscription.goqLong' })}
          checked={values.goq}
          onChange={({ currentTarget: { checked } }) => onChange({ goq: checked })}
        />
        <Checkbox
          label={intl.formatMessage({ id: 'admin.user.subscriptionColumn' }, { column: 'discord' })}
          checked={values.discord}
          onChange={({ currentTarget: { checked } }) => onChange({ discord: checked })}
        />
        {props.summary}
        <DialogActions>
          <Button variant="default" aria-disabled={form.isSaving || undefined} onClick={props.onClose}>
            <FormattedMessage id="shared.confirm.cancel" />
          </Button>
          <Button type="submit" loading={form.isSaving}>
            {props.action}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
