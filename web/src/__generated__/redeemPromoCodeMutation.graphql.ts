/**
 * @generated SignedSource<<7357223fefbd9cea6c30d4d562227edc>>
 * @relayHash 2772a731d87d0932390578d41f2a2032
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bedea321614eb9c5eafc96cc33e3e92d2a7dc060524ed4a646013a8bbcd5128b

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type RedeemPromoCodeInput = {
  code: string;
};
export type redeemPromoCodeMutation$variables = {
  input: RedeemPromoCodeInput;
};
export type redeemPromoCodeMutation$data = {
  readonly redeemPromoCode: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly promoCode: {
      readonly code: string;
      readonly percent: number;
    } | null | undefined;
  } | null | undefined;
};
export type redeemPromoCodeMutation = {
  response: redeemPromoCodeMutation$data;
  variables: redeemPromoCodeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RedeemPromoCodePayload",
    "kind": "LinkedField",
    "name": "redeemPromoCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PromoCodeDiscount",
        "kind": "LinkedField",
        "name": "promoCode",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percent",
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
          (v1/*:: as any*/)
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
    "name": "redeemPromoCodeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "redeemPromoCodeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bedea321614eb9c5eafc96cc33e3e92d2a7dc060524ed4a646013a8bbcd5128b",
    "metadata": {},
    "name": "redeemPromoCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e3e547522b8cdb1aca8a2a1db98c23e";

export default node;
