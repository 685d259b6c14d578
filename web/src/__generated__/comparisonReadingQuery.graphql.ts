/**
 * @generated SignedSource<<c82581cd454f9974be972d10438aa308>>
 * @relayHash 65faa5bee916b392c2c57db3548e4c5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a4246cafc439d4244975559d39e09c88b51a4cf232d66b60851e1284e892ea7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type Comparison = "NO" | "OVER" | "UNDER" | "YES";
export type MatchStat = "BTTS" | "CORNERS" | "FOULS" | "GOAL" | "RED" | "SHOTS" | "SHOTS_ON_GOAL" | "YELLOW";
export type StatScope = "OPPONENT" | "OWN" | "SUM";
export type StatLineInput = {
  comparison: Comparison;
  line?: number | null | undefined;
  scope?: StatScope;
  stat: MatchStat;
};
export type comparisonReadingQuery$variables = {
  lines: ReadonlyArray<StatLineInput>;
  matchId: number;
  sameLeague: boolean;
  size: number;
};
export type comparisonReadingQuery$data = {
  readonly match: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"comparisonTable_match">;
  } | null | undefined, unknown>;
};
export type comparisonReadingQuery = {
  response: comparisonReadingQuery$data;
  variables: comparisonReadingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lines"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "matchId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sameLeague"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v4 = [
  {
    "kind": "Variable",
    "name": "matchId",
    "variableName": "matchId"
  }
],
v5 = {
  "kind": "Variable",
  "name": "lines",
  "variableName": "lines"
},
v6 = {
  "kind": "Variable",
  "name": "sameLeague",
  "variableName": "sameLeague"
},
v7 = {
  "kind": "Variable",
  "name": "size",
  "variableName": "size"
},
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
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
        "name": "logo",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v9 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "form",
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      (v5/*:: as any*/)
    ],
    "concreteType": "HitRate",
    "kind": "LinkedField",
    "name": "rates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hits",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sampleSize",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "average",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LineResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Match",
            "kind": "LinkedField",
            "name": "match",
            "plural": false,
            "selections": [
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "comparisonReadingQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v4/*:: as any*/),
          "concreteType": "Match",
          "kind": "LinkedField",
          "name": "match",
          "plural": false,
          "selections": [
            {
              "args": [
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/)
              ],
              "kind": "FragmentSpread",
              "name": "comparisonTable_match"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "comparisonReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Match",
        "kind": "LinkedField",
        "name": "match",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MatchSide",
            "kind": "LinkedField",
            "name": "home",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MatchSide",
            "kind": "LinkedField",
            "name": "away",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "TeamWindow",
            "kind": "LinkedField",
            "name": "homeWindow",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "TeamWindow",
            "kind": "LinkedField",
            "name": "awayWindow",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a4246cafc439d4244975559d39e09c88b51a4cf232d66b60851e1284e892ea7",
    "metadata": {},
    "name": "comparisonReadingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c218ff6ba7ce20022825c326b62e3dd";

export default node;
