/**
 * @generated SignedSource<<ec445422fcb0f76846372e3b2038599e>>
 * @relayHash ea7a930cc2d0406f2ee2f2f7399436cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f29ecaecc4120bce8ddabdeb7c57e79655a358d24f7b8079b271f9f48099916d

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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
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
      },
      (v8/*:: as any*/)
    ],
    "storageKey": null
  }
],
v10 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
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
              (v8/*:: as any*/)
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
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MatchSide",
            "kind": "LinkedField",
            "name": "away",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "TeamWindow",
            "kind": "LinkedField",
            "name": "homeWindow",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "TeamWindow",
            "kind": "LinkedField",
            "name": "awayWindow",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f29ecaecc4120bce8ddabdeb7c57e79655a358d24f7b8079b271f9f48099916d",
    "metadata": {},
    "name": "comparisonReadingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c218ff6ba7ce20022825c326b62e3dd";

export default node;
