/**
 * @generated SignedSource<<13dedcb160211f99aaa5bd72938e9aab>>
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
  readonly home: {
    readonly team: {
      readonly name: string;
    };
  };
  readonly kickOff: string;
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
      "name": "kickOff",
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

(node as any).hash = "0805655870211f1478a06a117d55f067";

export default node;
