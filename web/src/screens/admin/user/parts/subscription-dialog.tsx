import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { goToUntaken } from '../../../../shared/forms/go-to-untaken.ts';
import styles from './subscription-dialog.module.css';

interface SubscriptionDialogProps {
  readonly title: ReactNode;
  /** The verb on the button that does it. */
  readonly action: ReactNode;
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The dialog in which a subscription is given or changed; while that is under way it stays. */
export function SubscriptionDialog(props: SubscriptionDialogProps) {
  const { title, action, isSaving, onSubmit, children } = props;
  const close = () => {
    if (!isSaving) props.onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      centered
      size={440}
      withCloseButton={false}
      title={title}
      overlayProps={{ className: styles.scrim }}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving && !goToUntaken(event.currentTarget)) onSubmit();
        }}
      >
        {children}
        <div className={styles.actions}>
          <Button variant="default" aria-disabled={isSaving || undefined} onClick={close}>
            <FormattedMessage id="shared.confirm.cancel" />
          </Button>
          <Button type="submit" loading={isSaving}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
