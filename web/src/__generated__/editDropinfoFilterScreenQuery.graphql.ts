/**
 * @generated SignedSource<<9f96a12128ef4a5cbe7147fbbfdd74dc>>
 * @relayHash 0aa054b23f7283c8af2921da4b0be5f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cd6ed7a882cd7142fcb01528afcf23d9cd2102e77af037c5fe1309fd2e59f85

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type editDropinfoFilterScreenQuery$variables = {
  filterId: number;
};
export type editDropinfoFilterScreenQuery$data = {
  readonly admin: Result<{
    readonly dropinfoFilter: {
      readonly id: string;
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"editFilterForm_filter">;
    } | null | undefined;
    readonly dropinfoFilterLeagues: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"leaguesChoice_leagues">;
    }> | null | undefined;
    readonly dropinfoFilterSports: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"sportsChoice_sports">;
    }> | null | undefined;
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
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sportId",
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
              "concreteType": "AdminDropinfoFilter",
              "kind": "LinkedField",
              "name": "dropinfoFilter",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
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
            "concreteType": "AdminDropinfoFilter",
            "kind": "LinkedField",
            "name": "dropinfoFilter",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "filterId",
                "storageKey": null
              },
              (v4/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DropinfoFilterSport",
            "kind": "LinkedField",
            "name": "dropinfoFilterSports",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
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
              (v5/*:: as any*/),
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
    "id": "0cd6ed7a882cd7142fcb01528afcf23d9cd2102e77af037c5fe1309fd2e59f85",
    "metadata": {},
    "name": "editDropinfoFilterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53c05675de303aa13be1fe876a2c9519";

export default node;
