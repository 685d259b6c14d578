import type { ErrorCode } from '@tipgraph/client';
import type { MessageId } from '../../i18n/texts.ts';

/** Why a form was not accepted where no field is to blame, as a message. */
export type Refusal =
  | { readonly id: MessageId }
  | { readonly id: 'shared.error'; readonly values: { readonly code: ErrorCode } };
