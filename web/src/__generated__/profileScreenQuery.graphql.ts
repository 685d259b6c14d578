/**
 * @generated SignedSource<<654763c36bfea056291720b37dfce4e6>>
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
    readonly " $fragmentSpreads": FragmentRefs<"passwordForm_viewer" | "personForm_viewer" | "pushChoice_viewer">;
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "pushChoice_viewer"
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PushPreferences",
                "kind": "LinkedField",
                "name": "push",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "publicKey",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dropinfo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "chatgptTips",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "defaultTips",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "specialTips",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "permissions",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "80cd151f3868961aee89380760f757be",
    "id": null,
    "metadata": {},
    "name": "profileScreenQuery",
    "operationKind": "query",
    "text": "query profileScreenQuery {\n  viewer {\n    ...personForm_viewer\n    ...passwordForm_viewer\n    ...pushChoice_viewer\n  }\n}\n\nfragment passwordForm_viewer on Viewer {\n  user {\n    email\n    id\n  }\n}\n\nfragment personForm_viewer on Viewer {\n  user {\n    id\n    firstName\n    lastName\n    discord\n  }\n}\n\nfragment pushChoice_viewer on Viewer {\n  permissions\n  user {\n    ...pushToggle_user\n    id\n  }\n}\n\nfragment pushToggle_user on User {\n  push {\n    publicKey\n    dropinfo\n    chatgptTips\n    defaultTips\n    specialTips\n  }\n}\n"
  }
};

(node as any).hash = "16ab58170a08dcc30a3f0e86e196b6a1";

export default node;
