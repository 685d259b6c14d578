/**
 * @generated SignedSource<<6a076c9c8098d4cb84625a739aee9037>>
 * @relayHash 4e18990cdf358d5be312b01d27ba88bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d444c5096c01c3dc474065895b5af5058748982c6d7f97987476284929012a7

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
    readonly " $fragmentSpreads": FragmentRefs<"filterForm_admin">;
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "filterForm_admin"
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
    "id": "2d444c5096c01c3dc474065895b5af5058748982c6d7f97987476284929012a7",
    "metadata": {},
    "name": "editDropinfoFilterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea0ab488233c77ca90b6aef422249bbb";

export default node;
