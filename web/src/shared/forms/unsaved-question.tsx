import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks whether what is typed and not saved may go. */
export function UnsavedQuestion({ isOpen, onLeave, onStay }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="shared.form.unsavedTitle" />}
      action={<FormattedMessage id="shared.form.unsavedLeave" />}
      cancel={<FormattedMessage id="shared.form.unsavedStay" />}
      isDestructive
      onConfirm={onLeave}
      onClose={onStay}
    >
      <FormattedMessage id="shared.form.unsavedText" />
    </ConfirmDialog>
  );
}
