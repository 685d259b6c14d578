/**
 * @generated SignedSource<<cf393aa53399a2785130f31ff517f976>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchTime_match$data = {
  readonly away: {
    readonly goals: number | null | undefined;
  };
  readonly home: {
    readonly goals: number | null | undefined;
  };
  readonly kickOff: string;
  readonly " $fragmentType": "matchTime_match";
};
export type matchTime_match$key = {
  readonly " $data"?: matchTime_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchTime_match">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "goals",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchTime_match",
  "selections": [
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

(node as any).hash = "bfe79646c9c12c7673e0472852056246";

export default node;
