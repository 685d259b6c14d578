/**
 * @generated SignedSource<<67b2050e563bce1f3fd59a80f04088bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlayerPosition = "DEFENDER" | "FORWARD" | "GOALKEEPER" | "MIDFIELDER" | "UNKNOWN";
import { FragmentRefs, Result } from "relay-runtime";
export type playersSection_match$data = {
  readonly away: {
    readonly team: {
      readonly name: string;
    };
  };
  readonly home: {
    readonly team: {
      readonly name: string;
    };
  };
  readonly lineups: {
    readonly away: {
      readonly starting: ReadonlyArray<{
        readonly player: {
          readonly name: string;
          readonly playerId: number;
          readonly " $fragmentSpreads": FragmentRefs<"playerPanel_player">;
        };
        readonly position: PlayerPosition | null | undefined;
      }>;
      readonly substitutes: ReadonlyArray<{
        readonly player: {
          readonly name: string;
          readonly playerId: number;
          readonly " $fragmentSpreads": FragmentRefs<"playerPanel_player">;
        };
        readonly position: PlayerPosition | null | undefined;
      }>;
    };
    readonly home: {
      readonly starting: ReadonlyArray<{
        readonly player: {
          readonly name: string;
          readonly playerId: number;
          readonly " $fragmentSpreads": FragmentRefs<"playerPanel_player">;
        };
        readonly position: PlayerPosition | null | undefined;
      }>;
      readonly substitutes: ReadonlyArray<{
        readonly player: {
          readonly name: string;
          readonly playerId: number;
          readonly " $fragmentSpreads": FragmentRefs<"playerPanel_player">;
        };
        readonly position: PlayerPosition | null | undefined;
      }>;
    };
  } | null | undefined;
  readonly playerStatistics: Result<ReadonlyArray<{
    readonly isHome: boolean;
    readonly player: {
      readonly name: string;
      readonly playerId: number;
      readonly " $fragmentSpreads": FragmentRefs<"playerPanel_player">;
    };
    readonly position: PlayerPosition | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"playerCounters_statistics">;
  }>, unknown>;
  readonly " $fragmentType": "playersSection_match";
};
export type playersSection_match$key = {
  readonly " $data"?: playersSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"playersSection_match">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Player",
  "kind": "LinkedField",
  "name": "player",
  "plural": false,
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "playerId",
        "storageKey": null
      },
      "action": "THROW"
    },
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "playerPanel_player"
    }
  ],
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LineupPlayer",
    "kind": "LinkedField",
    "name": "starting",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LineupPlayer",
    "kind": "LinkedField",
    "name": "substitutes",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "playersSection_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "away",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lineups",
      "kind": "LinkedField",
      "name": "lineups",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Lineup",
          "kind": "LinkedField",
          "name": "home",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Lineup",
          "kind": "LinkedField",
          "name": "away",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PlayerStatistics",
        "kind": "LinkedField",
        "name": "playerStatistics",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isHome",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "playerCounters_statistics"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "108914685543d4f8fdb7e8e0af2579e3";

export default node;
