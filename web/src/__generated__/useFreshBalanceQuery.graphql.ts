/**
 * @generated SignedSource<<0f250483a36ad205e67c21de843cb2ee>>
 * @relayHash 3f7c9a49d80a33eced3c0e1890631934
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 416482a770e1ae2769e899bbe2c102b185c73710bead921deeda8f950eb81791

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TipTypeInput = "AI" | "DEFAULT" | "SPECIAL";
export type useFreshBalanceQuery$variables = {
  types?: ReadonlyArray<TipTypeInput> | null | undefined;
};
export type useFreshBalanceQuery$data = {
  readonly tipBalance: {
    readonly " $fragmentSpreads": FragmentRefs<"balanceSection_balance">;
  } | null | undefined;
};
export type useFreshBalanceQuery = {
  response: useFreshBalanceQuery$data;
  variables: useFreshBalanceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "types"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "types",
    "variableName": "types"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sampleSize",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFreshBalanceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TipBalance",
        "kind": "LinkedField",
        "name": "tipBalance",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "balanceSection_balance"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFreshBalanceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TipBalance",
        "kind": "LinkedField",
        "name": "tipBalance",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "concreteType": "TipBalancePoint",
            "kind": "LinkedField",
            "name": "series",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cumulativeUnits",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "416482a770e1ae2769e899bbe2c102b185c73710bead921deeda8f950eb81791",
    "metadata": {},
    "name": "useFreshBalanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54f1d580827180330ca4cf48902b8294";

export default node;
