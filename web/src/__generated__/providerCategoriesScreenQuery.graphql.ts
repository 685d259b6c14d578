/**
 * @generated SignedSource<<b9dd5f8262bb6779fe4f5cd86f4dc0c4>>
 * @relayHash 8fbfd57d87bb02310c3363e47183376c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c1ad4cd26e456397704e925322a7e5314ca69f1254087107f05a2ec782040ea

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type providerCategoriesScreenQuery$variables = Record<PropertyKey, never>;
export type providerCategoriesScreenQuery$data = {
  readonly admin: {
    readonly providerCategories: Result<ReadonlyArray<{
      readonly categoryId: number;
      readonly countryCode: string | null | undefined;
      readonly flagUrl: string | null | undefined;
      readonly name: string;
    }>, unknown>;
  } | null | undefined;
};
export type providerCategoriesScreenQuery = {
  response: providerCategoriesScreenQuery$data;
  variables: providerCategoriesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ProviderCategory",
  "kind": "LinkedField",
  "name": "providerCategories",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "categoryId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flagUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "providerCategoriesScreenQuery",
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
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "RESULT"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "providerCategoriesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3c1ad4cd26e456397704e925322a7e5314ca69f1254087107f05a2ec782040ea",
    "metadata": {},
    "name": "providerCategoriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "375b5453886a8ef08ec9550f12d21d3e";

export default node;
