/**
 * @generated SignedSource<<800fc2120cf06843d7c28504b682989a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Market = "HANDICAP" | "ONE_X_TWO" | "TOTALS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type dropinfoListItem_dropinfo$data = {
  readonly awayTeam: string | null | undefined;
  readonly createdAt: string;
  readonly drop: number;
  readonly dropped: {
    readonly odds: number;
  };
  readonly homeTeam: string | null | undefined;
  readonly kickOff: string;
  readonly league: {
    readonly country: string;
    readonly name: string;
  } | null | undefined;
  readonly market: Market | null | undefined;
  readonly match: {
    readonly " $fragmentSpreads": FragmentRefs<"matchLink_match">;
  } | null | undefined;
  readonly minutesToKickOff: number;
  readonly tip: string;
  readonly title: string;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoActions_dropinfo" | "dropinfoMarket_dropinfo" | "dropinfoOutcome_dropinfo" | "dropinfoSides_dropinfo">;
  readonly " $fragmentType": "dropinfoListItem_dropinfo";
};
export type dropinfoListItem_dropinfo$key = {
  readonly " $data"?: dropinfoListItem_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoListItem_dropinfo">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "market",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "odds",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "openingOdds",
    "storageKey": null
  },
  (v3/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dropinfoListItem_dropinfo",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeTeam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayTeam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kickOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutesToKickOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drop",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OddsSide",
      "kind": "LinkedField",
      "name": "dropped",
      "plural": false,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DropinfoLeague",
      "kind": "LinkedField",
      "name": "league",
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
          "name": "country",
          "storageKey": null
        }
      ],
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
        {
          "kind": "InlineDataFragmentSpread",
          "name": "matchLink_match",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "matchId",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "dropinfoActions_dropinfo",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "dropinfoMarket_dropinfo",
      "selections": [
        (v2/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "dropinfoOutcome_dropinfo",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DropinfoOutcome",
          "kind": "LinkedField",
          "name": "outcome",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "homeGoals",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "awayGoals",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "result",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "dropinfoSides_dropinfo",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OddsSide",
          "kind": "LinkedField",
          "name": "dropped",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OddsSide",
          "kind": "LinkedField",
          "name": "opposite",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Dropinfo",
  "abstractKey": null
};
})();

(node as any).hash = "d64db4402716cad035f069a17dc4d859";

export default node;
