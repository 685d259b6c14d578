import { IconCheck, IconClock, IconMinus, IconQuestionMark, IconTrash, IconX } from '@tabler/icons-react';

/** What stands for each state of a tip beside its word. */
export const tipStatusIcons = {
  ACTIVE: IconClock,
  SUCCESS: IconCheck,
  FAIL: IconX,
  CANCEL: IconMinus,
  DELETED: IconTrash,
  UNKNOWN: IconQuestionMark,
} as const;
