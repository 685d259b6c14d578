/**
 * @generated SignedSource<<515fc4562ddd31cf88dbc2b1f0feaf45>>
 * @relayHash 11be4dcb42bcf692ddbd9989dad4fa44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d515f1588a20566a88c20a74871ebc35140f2f68068d686efa3c2040f3c018a7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type providerSeasonsScreenQuery$variables = {
  tournamentId: number;
};
export type providerSeasonsScreenQuery$data = {
  readonly admin: {
    readonly providerSeasons: Result<ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"seasonList_seasons">;
    }>, unknown>;
  } | null | undefined;
};
export type providerSeasonsScreenQuery = {
  response: providerSeasonsScreenQuery$data;
  variables: providerSeasonsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tournamentId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "tournamentId",
    "variableName": "tournamentId"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "providerSeasonsScreenQuery",
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
            "field": {
              "alias": null,
              "args": (v1/*:: as any*/),
              "concreteType": "ProviderSeason",
              "kind": "LinkedField",
              "name": "providerSeasons",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "seasonList_seasons"
                }
              ],
              "storageKey": null
            },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "providerSeasonsScreenQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "ProviderSeason",
            "kind": "LinkedField",
            "name": "providerSeasons",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seasonId",
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
                "name": "year",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "League",
                "kind": "LinkedField",
                "name": "league",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "leagueId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
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
    "id": "d515f1588a20566a88c20a74871ebc35140f2f68068d686efa3c2040f3c018a7",
    "metadata": {},
    "name": "providerSeasonsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "327d3de1abe5d1e981f8102cf4415222";

export default node;
