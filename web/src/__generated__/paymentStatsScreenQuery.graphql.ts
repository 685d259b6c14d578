/**
 * @generated SignedSource<<ae9e9d912b6943f370c8b7112c870b68>>
 * @relayHash b3878fe28c42dfcddf8a90ff7f23154a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ce56ab3c8e051a89e504ff8c9498c6b5fd363cdb36d8f5c2cf5d3936c6f5a78

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type paymentStatsScreenQuery$variables = Record<PropertyKey, never>;
export type paymentStatsScreenQuery$data = {
  readonly admin: Result<{
    readonly paymentStats: {
      readonly byStatus: ReadonlyArray<{
        readonly count: number;
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
  "name": "count",
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
                  "concreteType": "PaymentStatusStats",
                  "kind": "LinkedField",
                  "name": "byStatus",
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
                "concreteType": "PaymentStatusStats",
                "kind": "LinkedField",
                "name": "byStatus",
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
                "concreteType": "PaymentMonthStats",
                "kind": "LinkedField",
                "name": "byMonth",
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
                "concreteType": "PaymentPlanStats",
                "kind": "LinkedField",
                "name": "byPlan",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "planName",
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
                "concreteType": "PaymentMethodStats",
                "kind": "LinkedField",
                "name": "byMethod",
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
    "id": "0ce56ab3c8e051a89e504ff8c9498c6b5fd363cdb36d8f5c2cf5d3936c6f5a78",
    "metadata": {},
    "name": "paymentStatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "143228e6aed102deb8435f559720498c";

export default node;
