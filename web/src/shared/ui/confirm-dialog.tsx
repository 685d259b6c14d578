import { Box, Button, Flex, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FactList } from './card-parts.tsx';

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
      <Box c="var(--text-2)">{children}</Box>
      {facts.length > 0 && (
        <Box mt="md" style={{ borderTop: '1px solid var(--line)' }}>
          <FactList facts={facts.map((fact) => ({ ...fact, key: fact.name }))} />
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
 * Something that is done after a question: what was asked of, which stays while the dialog closes, how to ask, and what
 * the dialog needs.
 * @param run does it; the dialog closes then, but for false
 */
export function useConfirmation<T>(run: (subject: T) => Promise<unknown>, isBusy: boolean) {
  const [subject, setSubject] = useState<T | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    subject,
    ask(about: T) {
      setSubject(about);
      setOpen(true);
    },
    dialog: {
      isOpen,
      isBusy,
      onConfirm: () => {
        if (subject !== null) void run(subject).then((answer) => answer !== false && close());
      },
      onClose: close,
    },
  };
}

/** The buttons at the end of a dialog; on a phone they share its width. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <Flex variant="actions" wrap="wrap" gap="xs" justify="flex-end" mt={20}>
      {children}
    </Flex>
  );
}
