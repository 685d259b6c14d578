/**
 * @generated SignedSource<<a4528b54f075ff8fec9085c2d876d786>>
 * @relayHash 4b4499464b296e0c7d01874741eb20ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bdca8a0c838639555468e17dcfc524e16c95901dfa9c6a51b22f4be1388d987

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type editDropinfoFilterScreenQuery$variables = {
  filterId: number;
};
export type editDropinfoFilterScreenQuery$data = {
  readonly admin: Result<{
    readonly dropinfoFilter: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"editFilterForm_filter">;
    } | null | undefined;
    readonly dropinfoFilterLeagues: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"leaguesChoice_leagues">;
    }>;
    readonly dropinfoFilterSports: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"sportsChoice_sports">;
    }>;
  } | null | undefined, unknown>;
};
export type editDropinfoFilterScreenQuery = {
  response: editDropinfoFilterScreenQuery$data;
  variables: editDropinfoFilterScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filterId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filterId",
    "variableName": "filterId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sportId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "editDropinfoFilterScreenQuery",
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
              "args": (v1/*:: as any*/),
              "concreteType": "DropinfoFilter",
              "kind": "LinkedField",
              "name": "dropinfoFilter",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "editFilterForm_filter"
                }
              ],
              "storageKey": null
            },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "editDropinfoFilterScreenQuery",
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
            "concreteType": "DropinfoFilter",
            "kind": "LinkedField",
            "name": "dropinfoFilter",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Sport",
            "kind": "LinkedField",
            "name": "dropinfoFilterSports",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    "id": "2bdca8a0c838639555468e17dcfc524e16c95901dfa9c6a51b22f4be1388d987",
    "metadata": {},
    "name": "editDropinfoFilterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dddc6054c386ce28aba575e9745485da";

export default node;
