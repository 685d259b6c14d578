/**
 * @generated SignedSource<<fed9c0fb720c627a0f5670d6c0031174>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type profileScreenQuery$variables = Record<PropertyKey, never>;
export type profileScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"passwordForm_viewer" | "personForm_viewer">;
  } | null | undefined;
};
export type profileScreenQuery = {
  response: profileScreenQuery$data;
  variables: profileScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "profileScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "personForm_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "passwordForm_viewer"
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
    "name": "profileScreenQuery",
    "selections": [
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discord",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
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
    "cacheID": "78a1627f66f6c6f3dd1c37f68910ff6b",
    "id": null,
    "metadata": {},
    "name": "profileScreenQuery",
    "operationKind": "query",
    "text": "query profileScreenQuery {\n  viewer {\n    ...personForm_viewer\n    ...passwordForm_viewer\n  }\n}\n\nfragment passwordForm_viewer on Viewer {\n  user {\n    email\n    id\n  }\n}\n\nfragment personForm_viewer on Viewer {\n  user {\n    id\n    firstName\n    lastName\n    discord\n  }\n}\n"
  }
};

(node as any).hash = "0e3e170d6ad4932b026e6f88c118c9cd";

export default node;
