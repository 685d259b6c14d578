/**
 * @generated SignedSource<<67250c378051e1e583715779efcd42b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchStatsRow_match$data = {
  readonly away: {
    readonly corners: number | null | undefined;
    readonly fouls: number | null | undefined;
    readonly goals: number | null | undefined;
    readonly redCards: number | null | undefined;
    readonly shots: number | null | undefined;
    readonly shotsOnGoal: number | null | undefined;
    readonly team: {
      readonly name: string;
    };
    readonly yellowCards: number | null | undefined;
  };
  readonly home: {
    readonly corners: number | null | undefined;
    readonly fouls: number | null | undefined;
    readonly goals: number | null | undefined;
    readonly redCards: number | null | undefined;
    readonly shots: number | null | undefined;
    readonly shotsOnGoal: number | null | undefined;
    readonly team: {
      readonly name: string;
    };
    readonly yellowCards: number | null | undefined;
  };
  readonly kickOff: string;
  readonly league: {
    readonly name: string;
  } | null | undefined;
  readonly leagueId: number;
  readonly matchId: number;
  readonly referee: string | null | undefined;
  readonly round: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"matchStatsDialog_match">;
  readonly " $fragmentType": "matchStatsRow_match";
};
export type matchStatsRow_match$key = {
  readonly " $data"?: matchStatsRow_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchStatsRow_match">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "goals",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shots",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shotsOnGoal",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "yellowCards",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "redCards",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "corners",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fouls",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchStatsRow_match",
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "matchStatsDialog_match"
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "63f1cfe62d6bbb1fc5677a8efad6b7a1";

export default node;
