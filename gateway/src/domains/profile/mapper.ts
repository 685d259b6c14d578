import type { PushKind } from '../__generated__/schema.ts';
import type { ProfileChange } from './endpoints.ts';

const flags = {
  DROPINFO: 'want_dropinfo_push',
  CHATGPT_TIPS: 'want_chatgpt_tips_push',
  DEFAULT_TIPS: 'want_default_tips_push',
  SPECIAL_TIPS: 'want_special_tips_push',
} as const satisfies Record<PushKind, keyof ProfileChange>;

/** A wish for a kind of notifications as the wire has it. */
export const toWish = (kind: PushKind, wanted: boolean): ProfileChange => ({ [flags[kind]]: wanted });
