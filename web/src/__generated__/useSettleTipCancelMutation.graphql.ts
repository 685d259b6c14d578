/**
 * @generated SignedSource<<1330d11c948ef4a17d344d49ceaac640>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TipStatus = "ACTIVE" | "CANCEL" | "DELETED" | "FAIL" | "SUCCESS" | "UNKNOWN";
export type useSettleTipCancelMutation$variables = {
  cancelReason: string;
  id: string;
};
export type useSettleTipCancelMutation$data = {
  readonly setTipCancel: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
    }>;
    readonly tip: {
      readonly cancelReason: string | null | undefined;
      readonly status: TipStatus;
      readonly units: number | null | undefined;
    } | null | undefined;
  };
};
export type useSettleTipCancelMutation = {
  response: useSettleTipCancelMutation$data;
  variables: useSettleTipCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cancelReason"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "cancelReason",
        "variableName": "cancelReason"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelReason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "units",
  "storageKey": null
},
v6 = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSettleTipCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SetTipCancelPayload",
        "kind": "LinkedField",
        "name": "setTipCancel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tip",
            "kind": "LinkedField",
            "name": "tip",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSettleTipCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SetTipCancelPayload",
        "kind": "LinkedField",
        "name": "setTipCancel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tip",
            "kind": "LinkedField",
            "name": "tip",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "31ff92c03411ca238e2b42754000166f",
    "id": null,
    "metadata": {},
    "name": "useSettleTipCancelMutation",
    "operationKind": "mutation",
    "text": "mutation useSettleTipCancelMutation(\n  $id: ID!\n  $cancelReason: String!\n) {\n  setTipCancel(input: {id: $id, cancelReason: $cancelReason}) {\n    tip {\n      status\n      cancelReason\n      units\n      id\n    }\n    errors {\n      field\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8ddaed5aa4c12a1df9e8dc55520f1020";

export default node;
