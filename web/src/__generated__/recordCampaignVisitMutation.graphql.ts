/**
 * @generated SignedSource<<033ac80150fab79c7ffc5419a1e0bab7>>
 * @relayHash 305be228b2ad9855ee09a872bc5606d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 517072d4f9a8a92d77d7e9251031f6bc4d4f3425aa2b370aba939983ea97e8c4

import { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ACCEPTED" | "ALREADY_PAID" | "BLANK" | "CANCELLED" | "CONFIRMATION" | "DAMAGED" | "EMPTY" | "EXPIRED" | "FAILED" | "INVALID" | "INVALID_CREDENTIALS" | "LAST_ADMIN" | "MALFORMED" | "NONE" | "NOT_AN_IMAGE" | "NOT_EDITABLE" | "NOT_FOUND" | "OUTDATED" | "OUT_OF_RANGE" | "PAST" | "PAYMENT_UNAVAILABLE" | "PRICE_CHANGED" | "PROMOCODE_USED" | "REVERSED" | "RUNNING" | "SERVICE_ACCOUNT" | "SETTLED" | "SOLD_OUT" | "STALE" | "TAKEN" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SHORT" | "UNAVAILABLE" | "UNDER_WAY" | "UNKNOWN" | "UNSUPPORTED" | "USED";
export type recordCampaignVisitMutation$variables = Record<PropertyKey, never>;
export type recordCampaignVisitMutation$data = {
  readonly recordCampaignVisit: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type recordCampaignVisitMutation = {
  response: recordCampaignVisitMutation$data;
  variables: recordCampaignVisitMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RecordCampaignVisitPayload",
    "kind": "LinkedField",
    "name": "recordCampaignVisit",
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
    "name": "recordCampaignVisitMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "recordCampaignVisitMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "517072d4f9a8a92d77d7e9251031f6bc4d4f3425aa2b370aba939983ea97e8c4",
    "metadata": {},
    "name": "recordCampaignVisitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8499c7eede35392c2333542ca152d87";

export default node;
