/**
 * @generated SignedSource<<92d70d9965244ba99304a779afde2788>>
 * @relayHash a66bf9aed3e6a0b117d2450bf56d0a43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1399b2fa10896b0a9a87ee6b4c29fb4eaa152757e9299d211676547f9bf06809

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
              "concreteType": "AdminFile",
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
    "id": "1399b2fa10896b0a9a87ee6b4c29fb4eaa152757e9299d211676547f9bf06809",
    "metadata": {},
    "name": "filesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "53b4efd4a75d47ae87f3fbb587630cf9";

export default node;
