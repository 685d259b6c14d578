/**
 * @generated SignedSource<<98c38d3d69aa6ee84077ff3a0dad084f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type lineupsSection_match$data = {
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
  readonly lineups: Result<{
    readonly away: {
      readonly formation: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"bench_lineup" | "missingPlayers_lineup" | "pitch_lineup">;
    };
    readonly confirmed: boolean;
    readonly home: {
      readonly formation: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"bench_lineup" | "missingPlayers_lineup" | "pitch_lineup">;
    };
  } | null | undefined, unknown>;
  readonly " $fragmentType": "lineupsSection_match";
};
export type lineupsSection_match$key = {
  readonly " $data"?: lineupsSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineupsSection_match">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
      }
    ],
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formation",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "pitch_lineup"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "bench_lineup"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "missingPlayers_lineup"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "lineupsSection_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "away",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
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
            "kind": "ScalarField",
            "name": "confirmed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Lineup",
            "kind": "LinkedField",
            "name": "home",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Lineup",
            "kind": "LinkedField",
            "name": "away",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
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

(node as any).hash = "7bc1c91256b7bc7e672a634d8deaed37";

export default node;
