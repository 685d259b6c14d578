/**
 * @generated SignedSource<<7db020807052f68e1cb61be9bafcefe9>>
 * @relayHash a57eb0bb5b9159b5cc5ba4b2e077edbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e687f82142d66065a879092ac54e0ef5c30c783d226f5f8a97f33b2cf848322

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type paymentStatsScreenQuery$variables = Record<PropertyKey, never>;
export type paymentStatsScreenQuery$data = {
  readonly admin: Result<{
    readonly paymentStats: {
      readonly statuses: ReadonlyArray<{
        readonly payments: number;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"monthsPanel_stats" | "sharePanels_stats">;
    };
  } | null | undefined, unknown>;
};
export type paymentStatsScreenQuery = {
  response: paymentStatsScreenQuery$data;
  variables: paymentStatsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payments",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountPln",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "paymentStatsScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Admin",
          "kind": "LinkedField",
          "name": "admin",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PaymentStats",
              "kind": "LinkedField",
              "name": "paymentStats",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "StatusOfPayments",
                  "kind": "LinkedField",
                  "name": "statuses",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "monthsPanel_stats"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "sharePanels_stats"
                }
              ],
              "storageKey": null
            }
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
    "name": "paymentStatsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentStats",
            "kind": "LinkedField",
            "name": "paymentStats",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StatusOfPayments",
                "kind": "LinkedField",
                "name": "statuses",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "statusText",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MonthOfPayments",
                "kind": "LinkedField",
                "name": "months",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "month",
                    "storageKey": null
                  },
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanOfPayments",
                "kind": "LinkedField",
                "name": "plans",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "plan",
                    "storageKey": null
                  },
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MethodOfPayments",
                "kind": "LinkedField",
                "name": "methods",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "method",
                    "storageKey": null
                  },
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7e687f82142d66065a879092ac54e0ef5c30c783d226f5f8a97f33b2cf848322",
    "metadata": {},
    "name": "paymentStatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02754592dad0b12c2eb92359f16a8611";

export default node;
