import type { UserErrorCode } from '../../__generated__/loginScreenSignInMutation.graphql.ts';

export type { UserErrorCode };

/** An error of a payload, which the user can fix. */
export interface FormError {
  /** The path of a field in the mutation's input. */
  readonly field?: readonly string[] | null | undefined;
  readonly code: UserErrorCode;
}
