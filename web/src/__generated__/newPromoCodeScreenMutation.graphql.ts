/**
 * @generated SignedSource<<7c1b30da9b6f54ec20212331e5bf9961>>
 * @relayHash f57a8c2eb25e776b776567db75587868
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ffe3e79ec3d147c1005d279f1c1273fe2e01348effddb6a8d9612c819a0201d

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type CreatePromoCodeInput = {
  code: string;
  expiresAt?: string | null | undefined;
  percent: number;
  startsAt?: string | null | undefined;
};
export type newPromoCodeScreenMutation$variables = {
  input: CreatePromoCodeInput;
};
export type newPromoCodeScreenMutation$data = {
  readonly createPromoCode: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly promoCode: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type newPromoCodeScreenMutation = {
  response: newPromoCodeScreenMutation$data;
  variables: newPromoCodeScreenMutation$variables;
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
    "concreteType": "CreatePromoCodePayload",
    "kind": "LinkedField",
    "name": "createPromoCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PromoCode",
        "kind": "LinkedField",
        "name": "promoCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "newPromoCodeScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "newPromoCodeScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8ffe3e79ec3d147c1005d279f1c1273fe2e01348effddb6a8d9612c819a0201d",
    "metadata": {},
    "name": "newPromoCodeScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8db2c236e761fa7c76fc47b16717392c";

export default node;
