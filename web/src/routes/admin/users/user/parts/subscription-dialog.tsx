import { Button, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusFirstInvalid } from '../../../../../shared/forms/form-focus.ts';
import { useUnsaved } from '../../../../../shared/forms/unsaved.ts';
import { DialogWithForms } from '../../../../../shared/forms/unsaved-guard.tsx';
import { DialogActions } from '../../../../../shared/ui/confirm-dialog.tsx';

interface SubscriptionDialogProps {
  readonly title: ReactNode;
  /** Label of the submit button. */
  readonly action: ReactNode;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog for granting or changing a subscription. It cannot be closed while it is saving. */
export function SubscriptionDialog({ title, onClose, ...form }: SubscriptionDialogProps) {
  return (
    <DialogWithForms isBusy={form.isSaving} onClose={onClose}>
      {(close) => (
        <Modal opened onClose={close} size={440} withCloseButton={false} title={title}>
          <SubscriptionForm {...form} onCancel={close} />
        </Modal>
      )}
    </DialogWithForms>
  );
}

interface SubscriptionFormProps extends Omit<SubscriptionDialogProps, 'title' | 'onClose'> {
  readonly onCancel: () => void;
}

function SubscriptionForm(props: SubscriptionFormProps) {
  const { action, isChanged, isSaving, onSubmit, onCancel, children } = props;
  useUnsaved(isChanged);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving && !focusFirstInvalid(event.currentTarget)) onSubmit();
      }}
    >
      <Stack>
        {children}
        <DialogActions>
          <Button variant="default" aria-disabled={isSaving || undefined} onClick={onCancel}>
            <FormattedMessage id="shared.confirm.cancel" />
          </Button>
          <Button type="submit" loading={isSaving}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
