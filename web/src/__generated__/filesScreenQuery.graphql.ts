/**
 * @generated SignedSource<<bd5a2db5484baa7c1c53aafe14fb4429>>
 * @relayHash b8ad6625709c72a3778f37fba27a9a30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1edd80370b83463f4f46765da36b3d22b442a709553a779e7ced1fb241df674e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type filesScreenQuery$variables = Record<PropertyKey, never>;
export type filesScreenQuery$data = {
  readonly admin: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"fileList_admin">;
  } | null | undefined, unknown>;
};
export type filesScreenQuery = {
  response: filesScreenQuery$data;
  variables: filesScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "filesScreenQuery",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "fileList_admin"
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
    "name": "filesScreenQuery",
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
            "concreteType": "AdminFile",
            "kind": "LinkedField",
            "name": "files",
            "plural": true,
            "selections": [
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
                "name": "size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
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
    "id": "1edd80370b83463f4f46765da36b3d22b442a709553a779e7ced1fb241df674e",
    "metadata": {},
    "name": "filesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "bf2f4c7b2b19d8ba813355a4bf4ef90f";

export default node;
