/**
 * @generated SignedSource<<a47cbc95b6ed2765ca95c1598350e834>>
 * @relayHash 4c9401c83bb07642b86d96a40dfb3679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adfdc92e6326761f23148a74152ea0b002eb02bf3ccff2ff1f5f947bec93ed7b

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
      readonly percentage: number;
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
        "concreteType": "PromoCode",
        "kind": "LinkedField",
        "name": "promoCode",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percentage",
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
    "id": "adfdc92e6326761f23148a74152ea0b002eb02bf3ccff2ff1f5f947bec93ed7b",
    "metadata": {},
    "name": "redeemPromoCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4510f9be6b09f56244bcc89634595bdc";

export default node;
