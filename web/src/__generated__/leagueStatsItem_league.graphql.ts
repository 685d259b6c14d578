/**
 * @generated SignedSource<<db027e82d22970fe41e6e0ea3e017fcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leagueStatsItem_league$data = {
  readonly league: {
    readonly country: string;
    readonly countryCode: string | null | undefined;
    readonly flagUrl: string | null | undefined;
    readonly leagueId: number;
    readonly name: string;
  };
  readonly matches: ReadonlyArray<{
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
    readonly id: string;
    readonly kickOff: string;
    readonly matchId: number;
  }>;
  readonly " $fragmentType": "leagueStatsItem_league";
};
export type leagueStatsItem_league$key = {
  readonly " $data"?: leagueStatsItem_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"leagueStatsItem_league">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "leagueStatsItem_league",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "League",
      "kind": "LinkedField",
      "name": "league",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leagueId",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Match",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "kickOff",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DashboardLeague",
  "abstractKey": null
};
})();

(node as any).hash = "30b8d56def897b08202bf86f7e4a0c1b";

export default node;
