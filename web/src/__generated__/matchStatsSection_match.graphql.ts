/**
 * @generated SignedSource<<ca3f89c5e7d665e75ac50c08301f7d76>>
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
    readonly redCards: number | null | undefined;
    readonly shots: number | null | undefined;
    readonly shotsOnGoal: number | null | undefined;
    readonly team: {
      readonly name: string;
    };
    readonly yellowCards: number | null | undefined;
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
    "name": "yellowCards",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "redCards",
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

(node as any).hash = "be991f48a9f2329e8576a5a46985e1a5";

export default node;
