/**
 * @generated SignedSource<<0f6683b8ca863f0a38086475a8b70b14>>
 * @relayHash 1b0b4e86bd9bc307c1f937f559501552
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9da259e231098e0d80baa11d8747680c1138f3a17ce5ef0710a6b127e8904c7

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type providerCategoriesScreenQuery$variables = Record<PropertyKey, never>;
export type providerCategoriesScreenQuery$data = {
  readonly admin: {
    readonly providerCategories: Result<ReadonlyArray<{
      readonly categoryId: number;
      readonly flag: string | null | undefined;
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
      "name": "flag",
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
    "id": "f9da259e231098e0d80baa11d8747680c1138f3a17ce5ef0710a6b127e8904c7",
    "metadata": {},
    "name": "providerCategoriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8eb249343b811cd0ab761f7e46045578";

export default node;
