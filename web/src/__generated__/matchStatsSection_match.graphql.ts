/**
 * @generated SignedSource<<06e032b3499213a27f2f1cdbf47ba1ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchStatsSection_match$data = {
  readonly away: {
    readonly corners: number | null | undefined;
    readonly fouls: number | null | undefined;
    readonly red: number | null | undefined;
    readonly shots: number | null | undefined;
    readonly shotsOnGoal: number | null | undefined;
    readonly team: {
      readonly name: string;
    };
    readonly yellow: number | null | undefined;
  };
  readonly home: {
    readonly corners: number | null | undefined;
    readonly fouls: number | null | undefined;
    readonly red: number | null | undefined;
    readonly shots: number | null | undefined;
    readonly shotsOnGoal: number | null | undefined;
    readonly team: {
      readonly name: string;
    };
    readonly yellow: number | null | undefined;
  };
  readonly " $fragmentType": "matchStatsSection_match";
};
export type matchStatsSection_match$key = {
  readonly " $data"?: matchStatsSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchStatsSection_match">;
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
    "name": "corners",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fouls",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "yellow",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "red",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchStatsSection_match",
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
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "f421c2e6f2ddeefa176d80cb6eeec62d";

export default node;
