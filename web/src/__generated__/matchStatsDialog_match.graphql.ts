/**
 * @generated SignedSource<<0dfa7142a70b3a05f22d11e3f172bd0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchStatsDialog_match$data = {
  readonly away: {
    readonly team: {
      readonly name: string;
    };
  };
  readonly date: string;
  readonly home: {
    readonly team: {
      readonly name: string;
    };
  };
  readonly matchId: number;
  readonly version: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"refereeForm_match" | "statsForm_match">;
  readonly " $fragmentType": "matchStatsDialog_match";
};
export type matchStatsDialog_match$key = {
  readonly " $data"?: matchStatsDialog_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchStatsDialog_match">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchStatsDialog_match",
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "statsForm_match"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "refereeForm_match"
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "ac33a03a8a2e60310e95da43779122a1";

export default node;
