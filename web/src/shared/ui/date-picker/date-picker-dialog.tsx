import { Modal } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useDialogAbove } from '../../forms/unsaved.ts';
import classes from './date-picker-dialog.module.css';
import { PickerViews } from './picker-views.tsx';
import type { PickerRules } from './use-picker.ts';

interface DatePickerDialogProps {
  readonly isOpen: boolean;
  /** What is chosen. */
  readonly title: string;
  readonly value: Date | null;
  readonly rules: PickerRules;
  readonly onChoose: (chosen: Date) => void;
  readonly onClose: () => void;
}

/** The dialog in which a date is chosen. Escape closes it, and the focus goes back to where it came from. */
export function DatePickerDialog({ isOpen, title, value, rules, onChoose, onClose }: DatePickerDialogProps) {
  const intl = useIntl();
  useDialogAbove(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={352}
      centered
      padding={12}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'shared.datePicker.close' }) }}
      overlayProps={{ className: classes.scrim }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      <PickerViews value={value} rules={rules} onChoose={onChoose} />
    </Modal>
  );
}
