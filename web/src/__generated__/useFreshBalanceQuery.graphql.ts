/**
 * @generated SignedSource<<1d8402abb3a0ad3b29aab3188a46f6c8>>
 * @relayHash c8c7e4b590a5a4c04dd5f7afc7f1d566
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da387f5597d33f5cc0a7b4a0f32e27d74107d478c9b41951068945d5c1ff6673

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TipType = "CHATGPT" | "DEFAULT" | "SPECIAL";
export type useFreshBalanceQuery$variables = {
  types?: ReadonlyArray<TipType> | null | undefined;
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
    "id": "da387f5597d33f5cc0a7b4a0f32e27d74107d478c9b41951068945d5c1ff6673",
    "metadata": {},
    "name": "useFreshBalanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "afa49d5af7f20c92b415a34583364fc4";

export default node;
