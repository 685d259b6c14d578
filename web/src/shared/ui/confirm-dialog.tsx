import { Box, Button, Flex, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Fact, FactList } from './card-parts.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Values before and after the change. */
  readonly facts?: readonly Fact[];
  readonly action: ReactNode;
  readonly cancel?: ReactNode;
  readonly isDestructive?: boolean;
  /** Whether the action is running; the dialog cannot be closed then. */
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms an action. The cancel button gets the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, facts = [], action, isDestructive = false, isBusy = false } = props;
  const close = () => {
    if (!isBusy) props.onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} size={440} withCloseButton={false} title={title}>
      <Box c="var(--text-2)">{children}</Box>
      {facts.length > 0 && (
        <Box mt="md" style={{ borderTop: '1px solid var(--line)' }}>
          <FactList facts={facts} />
        </Box>
      )}
      <DialogActions>
        <Button variant="default" data-autofocus aria-disabled={isBusy || undefined} onClick={close}>
          {props.cancel ?? <FormattedMessage id="shared.confirm.cancel" />}
        </Button>
        <Button
          color={isDestructive ? 'var(--danger-fill)' : 'cobalt'}
          loading={isBusy}
          onClick={props.onConfirm}
        >
          {action}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/**
 * The state of a confirmation: its subject, which stays set while the dialog closes, a function that opens it, and the dialog's
 * handlers.
 * @param run the action; the dialog closes afterwards unless it resolves to false
 */
export function useConfirmation<T>(run: (subject: T) => Promise<unknown>, isBusy: boolean) {
  const [subject, setSubject] = useState<T | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    subject,
    ask(next: T) {
      setSubject(next);
      setOpen(true);
    },
    dialog: {
      isOpen,
      isBusy,
      onConfirm: () => {
        if (subject !== null) void run(subject).then((result) => result !== false && close());
      },
      onClose: close,
    },
  };
}

/** The buttons of a dialog, full width on phones. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <Flex variant="actions" wrap="wrap" gap="xs" justify="flex-end" mt={20}>
      {children}
    </Flex>
  );
}
