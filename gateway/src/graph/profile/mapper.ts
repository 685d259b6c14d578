import type { PushKind, PushPreferences } from '../__generated__/schema.ts';
import type { UserWire } from '../user/endpoints.ts';
import type { ProfileChange } from './endpoints.ts';

/** Which notifications a user wants; what the upstream leaves out is not wanted. */
export const toPushPreferences = (wire: UserWire): PushPreferences => ({
  publicKey: wire.push_public_key ?? null,
  dropinfo: wire.want_dropinfo_push ?? false,
  chatgptTips: wire.want_chatgpt_tips_push ?? false,
  defaultTips: wire.want_default_tips_push ?? false,
  specialTips: wire.want_special_tips_push ?? false,
});

const flags = {
  DROPINFO: 'want_dropinfo_push',
  CHATGPT_TIPS: 'want_chatgpt_tips_push',
  DEFAULT_TIPS: 'want_default_tips_push',
  SPECIAL_TIPS: 'want_special_tips_push',
} as const satisfies Record<PushKind, keyof ProfileChange>;

/** A wish for a kind of notifications as the wire has it. */
export const toWish = (kind: PushKind, wanted: boolean): ProfileChange => ({ [flags[kind]]: wanted });
