/**
 * @generated SignedSource<<909d8b52424268dc5760b290da2e6f72>>
 * @relayHash 4a5fe3fcb6521ee78469c40455d055d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf3a1d971b7667f634e050c0558416828ecd9e834bc2046d988580a6475aed3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type ourEffectivenessScreenQuery$variables = Record<PropertyKey, never>;
export type ourEffectivenessScreenQuery$data = {
  readonly effectiveness: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"effectivenessChart_effectiveness" | "effectivenessFacts_effectiveness">;
  } | null | undefined, unknown>;
};
export type ourEffectivenessScreenQuery = {
  response: ourEffectivenessScreenQuery$data;
  variables: ourEffectivenessScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sampleSize",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ourEffectivenessScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Effectiveness",
          "kind": "LinkedField",
          "name": "effectiveness",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "effectivenessFacts_effectiveness"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "effectivenessChart_effectiveness"
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
    "name": "ourEffectivenessScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Effectiveness",
        "kind": "LinkedField",
        "name": "effectiveness",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "to",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "won",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lost",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stakeUnits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "profitUnits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yieldPercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EffectivenessPoint",
            "kind": "LinkedField",
            "name": "series",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cumulativeUnits",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "caf3a1d971b7667f634e050c0558416828ecd9e834bc2046d988580a6475aed3",
    "metadata": {},
    "name": "ourEffectivenessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b77950ea2ea5f096fd403c5e49897a5c";

export default node;
