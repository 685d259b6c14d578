/**
 * @generated SignedSource<<1595c1a44b6abc182e614fd923815f9d>>
 * @relayHash 849adc2613c4b11f5465977e8b0561b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acfe34890c2c45dfb4d9c9c5818779bcd35b96b4506b74cb45e1519dfd7c5544

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
              "concreteType": "AdminDropinfoFilter",
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
            "concreteType": "AdminDropinfoFilter",
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
                "name": "filterId",
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
    "id": "acfe34890c2c45dfb4d9c9c5818779bcd35b96b4506b74cb45e1519dfd7c5544",
    "metadata": {},
    "name": "dropinfoFiltersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "e0a8772f65549bcd135f5b4348b8de15";

export default node;
