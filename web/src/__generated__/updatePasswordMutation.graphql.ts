/**
 * @generated SignedSource<<3beb5bf81edb3835098e83b63eaf5edf>>
 * @relayHash 51b1907b5495b4ece723e0f6f9cd45fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d90055e30a089d8bed780352ecb8351e2d4b5ccac7a9b4d90264282656063ed3

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type UpdatePasswordInput = {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
};
export type updatePasswordMutation$variables = {
  input: UpdatePasswordInput;
};
export type updatePasswordMutation$data = {
  readonly updatePassword: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type updatePasswordMutation = {
  response: updatePasswordMutation$data;
  variables: updatePasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdatePasswordPayload",
    "kind": "LinkedField",
    "name": "updatePassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "updatePasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "updatePasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d90055e30a089d8bed780352ecb8351e2d4b5ccac7a9b4d90264282656063ed3",
    "metadata": {},
    "name": "updatePasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b5d4517cea679db1fe2bfa031721acb";

export default node;
