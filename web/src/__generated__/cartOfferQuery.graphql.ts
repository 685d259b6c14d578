/**
 * @generated SignedSource<<3a1e4464fcfe8bd7f873218938c8a5bb>>
 * @relayHash 48a3fb05529296df4d042ac253159d85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a325bc59035977d333baa80aa62f6acd2c8565ece26a3876bcb9b51c855a2a62

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type PlanUnavailability = "LANGUAGE" | "OWNED" | "SOLD_OUT";
export type cartOfferQuery$variables = Record<PropertyKey, never>;
export type cartOfferQuery$data = {
  readonly plans: Result<ReadonlyArray<{
    readonly discordIncluded: boolean;
    readonly name: string;
    readonly offers: ReadonlyArray<{
      readonly discordPricePln: number;
      readonly durationDiscountPercent: number;
      readonly months: number;
    }>;
    readonly unavailability: PlanUnavailability | null | undefined;
    readonly validUntil: string | null | undefined;
  }> | null | undefined, unknown>;
  readonly viewer: Result<{
    readonly activeSubDaysToEnd: number | null | undefined;
    readonly activeSubscription: {
      readonly expiresAt: string;
      readonly plan: string;
    } | null | undefined;
    readonly user: {
      readonly discord: string | null | undefined;
      readonly firstName: string | null | undefined;
      readonly lastName: string | null | undefined;
    };
  } | null | undefined, unknown>;
};
export type cartOfferQuery = {
  response: cartOfferQuery$data;
  variables: cartOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discordIncluded",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validUntil",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unavailability",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "PlanOffer",
  "kind": "LinkedField",
  "name": "offers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationDiscountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discordPricePln",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discord",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ActiveSubscription",
  "kind": "LinkedField",
  "name": "activeSubscription",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeSubDaysToEnd",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "cartOfferQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Plan",
          "kind": "LinkedField",
          "name": "plans",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Viewer",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/)
              ],
              "storageKey": null
            },
            (v8/*:: as any*/),
            (v9/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cartOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a325bc59035977d333baa80aa62f6acd2c8565ece26a3876bcb9b51c855a2a62",
    "metadata": {},
    "name": "cartOfferQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0dd261d20446186d9dc42c69f1f37494";

export default node;
