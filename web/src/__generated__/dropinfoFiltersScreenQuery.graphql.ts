/**
 * @generated SignedSource<<46b8c4dbc48ba0a2b150cea7443e1fa3>>
 * @relayHash f6164e7dcbe06d147242efbbb57b4856
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faa6aebf0d4df04035d8358fa4e315dd10c2503ced94f0a4d7adad727b61f1a0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type dropinfoFiltersScreenQuery$variables = Record<PropertyKey, never>;
export type dropinfoFiltersScreenQuery$data = {
  readonly admin: Result<{
    readonly dropinfoFilters: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"filterList_filters">;
    }>;
  } | null | undefined, unknown>;
};
export type dropinfoFiltersScreenQuery = {
  response: dropinfoFiltersScreenQuery$data;
  variables: dropinfoFiltersScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "dropinfoFiltersScreenQuery",
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
              "concreteType": "DropinfoFilter",
              "kind": "LinkedField",
              "name": "dropinfoFilters",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "filterList_filters"
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
    "name": "dropinfoFiltersScreenQuery",
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
            "concreteType": "DropinfoFilter",
            "kind": "LinkedField",
            "name": "dropinfoFilters",
            "plural": true,
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
                "name": "namePl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "filterId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nameEn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sportIds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leagueIds",
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
    "id": "faa6aebf0d4df04035d8358fa4e315dd10c2503ced94f0a4d7adad727b61f1a0",
    "metadata": {},
    "name": "dropinfoFiltersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "e0a8772f65549bcd135f5b4348b8de15";

export default node;
