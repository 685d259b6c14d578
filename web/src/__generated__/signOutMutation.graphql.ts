/**
 * @generated SignedSource<<0d7daff2d9f2d7d7b398d86a954943e0>>
 * @relayHash 23582347891ee8185a16be6be900bca9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17d288f24bce15e98f420f74f7299aee8646de742aa5aa3300b610bde25464c4

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type signOutMutation$variables = Record<PropertyKey, never>;
export type signOutMutation$data = {
  readonly signOut: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type signOutMutation = {
  response: signOutMutation$data;
  variables: signOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
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
    "name": "signOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "17d288f24bce15e98f420f74f7299aee8646de742aa5aa3300b610bde25464c4",
    "metadata": {},
    "name": "signOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0fffab50e9d6e976354e7a1c65e17f3a";

export default node;
