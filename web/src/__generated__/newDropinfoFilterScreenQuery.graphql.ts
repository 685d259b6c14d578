/**
 * @generated SignedSource<<62377745289c7c31ab1d35370bdeb7c1>>
 * @relayHash 408e4da55d26f304eb67a279fbd7e12f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4261c04a6fd7e55a548de3ea586952e3fc3286ff719f9b57ad53260af12c6687

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type newDropinfoFilterScreenQuery$variables = Record<PropertyKey, never>;
export type newDropinfoFilterScreenQuery$data = {
  readonly admin: Result<{
    readonly dropinfoFilterLeagues: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"leaguesChoice_leagues">;
    }>;
    readonly dropinfoFilterSports: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"sportsChoice_sports">;
    }>;
  } | null | undefined, unknown>;
};
export type newDropinfoFilterScreenQuery = {
  response: newDropinfoFilterScreenQuery$data;
  variables: newDropinfoFilterScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sportId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "newDropinfoFilterScreenQuery",
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
              "concreteType": "DropinfoFilterSport",
              "kind": "LinkedField",
              "name": "dropinfoFilterSports",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "sportsChoice_sports"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DropinfoFilterLeague",
              "kind": "LinkedField",
              "name": "dropinfoFilterLeagues",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "leaguesChoice_leagues"
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
    "name": "newDropinfoFilterScreenQuery",
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
            "concreteType": "DropinfoFilterSport",
            "kind": "LinkedField",
            "name": "dropinfoFilterSports",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DropinfoFilterLeague",
            "kind": "LinkedField",
            "name": "dropinfoFilterLeagues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leagueId",
                "storageKey": null
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
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
    "id": "4261c04a6fd7e55a548de3ea586952e3fc3286ff719f9b57ad53260af12c6687",
    "metadata": {},
    "name": "newDropinfoFilterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2c25d3dc9169e9d097eddee29ad6a25";

export default node;
