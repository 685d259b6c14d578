/**
 * @generated SignedSource<<6de911bd933428113deec056620f5d65>>
 * @relayHash 2a71352aa544229a99d422ba09aebc83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 673a215d8f9c740577afaa6dfd0c24218c5cea3caf09d4c68117583ffbc1f4a9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type filesScreenQuery$variables = Record<PropertyKey, never>;
export type filesScreenQuery$data = {
  readonly admin: Result<{
    readonly files: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"fileList_files">;
    }>;
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
              "alias": null,
              "args": null,
              "concreteType": "ExportFile",
              "kind": "LinkedField",
              "name": "files",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "fileList_files"
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
            "concreteType": "ExportFile",
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
    "id": "673a215d8f9c740577afaa6dfd0c24218c5cea3caf09d4c68117583ffbc1f4a9",
    "metadata": {},
    "name": "filesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "53b4efd4a75d47ae87f3fbb587630cf9";

export default node;
