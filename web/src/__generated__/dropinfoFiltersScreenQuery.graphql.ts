/**
 * @generated SignedSource<<16480dc2807ad9a9d12eeab15b7008be>>
 * @relayHash 9e6102d1a96faca1e20c433dc597c2e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 840699fe2d0be740bdb46a55226cb99cc0d639e747037ac418094afa68640081

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type dropinfoFiltersScreenQuery$variables = Record<PropertyKey, never>;
export type dropinfoFiltersScreenQuery$data = {
  readonly admin: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"filterList_admin">;
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "filterList_admin"
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
    "id": "840699fe2d0be740bdb46a55226cb99cc0d639e747037ac418094afa68640081",
    "metadata": {},
    "name": "dropinfoFiltersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "c6526575f8fbd8dfa4d74bc73c7ff2c3";

export default node;
