/**
 * @generated SignedSource<<f2201d6f4fa00374c59053a32ffc49c5>>
 * @relayHash 958f96ae700543043c7681b5cd7adbb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e28e35e86e330a119c4d9b74c32091344ca48a955e3fe5786c104cbd5f24b4a5

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type visitBoiskoMutation$variables = Record<PropertyKey, never>;
export type visitBoiskoMutation$data = {
  readonly visitBoisko: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type visitBoiskoMutation = {
  response: visitBoiskoMutation$data;
  variables: visitBoiskoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VisitBoiskoPayload",
    "kind": "LinkedField",
    "name": "visitBoisko",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "visitBoiskoMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "visitBoiskoMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e28e35e86e330a119c4d9b74c32091344ca48a955e3fe5786c104cbd5f24b4a5",
    "metadata": {},
    "name": "visitBoiskoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "01a1d28a2c4e4efc287bb92c8e144bdb";

export default node;
