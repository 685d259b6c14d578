/**
 * @generated SignedSource<<4bd8ffa9184431d45e6621ac19f15bf4>>
 * @relayHash 644f50c5843e77852d6816b413b462a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a936e7315e27d4980e713c811cc7849afdbc93bdd811a64705ad6a7c34dc63aa

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
              "concreteType": "Sport",
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
            "concreteType": "Sport",
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
    "id": "a936e7315e27d4980e713c811cc7849afdbc93bdd811a64705ad6a7c34dc63aa",
    "metadata": {},
    "name": "newDropinfoFilterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2c25d3dc9169e9d097eddee29ad6a25";

export default node;
