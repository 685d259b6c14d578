import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './confirm-dialog.module.css';

/** A line of what changes: its name, and the value now or afterwards. */
export interface ConfirmFact {
  readonly name: string;
  readonly value: ReactNode;
}

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: ReactNode;
  /** What follows from it. */
  readonly children: ReactNode;
  /** What is so now and what afterwards. */
  readonly facts?: readonly ConfirmFact[];
  /** The verb on the button that does it. */
  readonly action: ReactNode;
  /** What the other button says, in place of going back. */
  readonly cancel?: ReactNode;
  /** Whether it cannot be undone. */
  readonly isDestructive?: boolean;
  /** Whether it is being done: then the dialog stays. */
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done. The focus begins on cancelling. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, facts = [], action, isDestructive = false, isBusy = false } = props;
  const close = () => {
    if (!isBusy) props.onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} size={440} withCloseButton={false} title={title}>
      <div className={styles.text}>{children}</div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <DialogActions>
        <Button variant="default" data-autofocus aria-disabled={isBusy || undefined} onClick={close}>
          {props.cancel ?? <FormattedMessage id="shared.confirm.cancel" />}
        </Button>
        <Button
          className={isDestructive ? styles.destructive : undefined}
          loading={isBusy}
          onClick={props.onConfirm}
        >
          {action}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/** The buttons at the end of a dialog; on a phone they share its width. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
