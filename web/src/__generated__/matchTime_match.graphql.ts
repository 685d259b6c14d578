/**
 * @generated SignedSource<<cafc97c5277bb37b066d6bd41516c7e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchTime_match$data = {
  readonly away: {
    readonly goal: number | null | undefined;
  };
  readonly date: string;
  readonly home: {
    readonly goal: number | null | undefined;
  };
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
    "name": "goal",
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
      "name": "date",
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

(node as any).hash = "fbae30443fd46174f3f08a33937b51c3";

export default node;
