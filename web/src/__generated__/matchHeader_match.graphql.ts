/**
 * @generated SignedSource<<6401dc5d5915a8a0ff09ad3c4ceca4a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Outcome = "DRAWN" | "LOST" | "WON";
import { FragmentRefs } from "relay-runtime";
export type matchHeader_match$data = {
  readonly away: {
    readonly team: {
      readonly name: string;
      readonly teamId: number;
      readonly " $fragmentSpreads": FragmentRefs<"matchHeaderTeam_team">;
    };
  };
  readonly awayLast: {
    readonly form: ReadonlyArray<Outcome>;
  } | null | undefined;
  readonly home: {
    readonly team: {
      readonly name: string;
      readonly teamId: number;
      readonly " $fragmentSpreads": FragmentRefs<"matchHeaderTeam_team">;
    };
  };
  readonly homeLast: {
    readonly form: ReadonlyArray<Outcome>;
  } | null | undefined;
  readonly league: {
    readonly country: string;
    readonly countryCode: string | null | undefined;
    readonly currentSeason: string | null | undefined;
    readonly flagUrl: string | null | undefined;
    readonly name: string;
    readonly standings: ReadonlyArray<{
      readonly points: number;
      readonly position: number;
      readonly team: {
        readonly teamId: number;
      };
    }> | null | undefined;
  } | null | undefined;
  readonly leagueId: number;
  readonly referee: string | null | undefined;
  readonly round: string | null | undefined;
  readonly season: string;
  readonly " $fragmentSpreads": FragmentRefs<"matchTime_match">;
  readonly " $fragmentType": "matchHeader_match";
};
export type matchHeader_match$key = {
  readonly " $data"?: matchHeader_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchHeader_match">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamId",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "matchHeaderTeam_team"
      }
    ],
    "storageKey": null
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "size",
    "value": 5
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "form",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchHeader_match",
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
      "name": "season",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "round",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referee",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flagUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentSeason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Standing",
          "kind": "LinkedField",
          "name": "standings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "points",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Team",
              "kind": "LinkedField",
              "name": "team",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "away",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "homeLast",
      "args": (v3/*:: as any*/),
      "concreteType": "TeamWindow",
      "kind": "LinkedField",
      "name": "homeWindow",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": "homeWindow(size:5)"
    },
    {
      "alias": "awayLast",
      "args": (v3/*:: as any*/),
      "concreteType": "TeamWindow",
      "kind": "LinkedField",
      "name": "awayWindow",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": "awayWindow(size:5)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "matchTime_match"
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "1b82d1e3b6392229a7cf5e198ae8b4a1";

export default node;
