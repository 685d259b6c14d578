/**
 * @generated SignedSource<<79c497e27e384b2a85cfd3f326e3693b>>
 * @relayHash e584eee446e863f0d82e216ea9cf2a53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b27e4c30ce8e1eca3c136d7797b935ac59705c70b54e90c630f458b160eb8486

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
                "kind": "ScalarField",
                "name": "leagueId",
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
    "id": "b27e4c30ce8e1eca3c136d7797b935ac59705c70b54e90c630f458b160eb8486",
    "metadata": {},
    "name": "providerSeasonsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "327d3de1abe5d1e981f8102cf4415222";

export default node;
