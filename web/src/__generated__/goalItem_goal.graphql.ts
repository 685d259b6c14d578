/**
 * @generated SignedSource<<6b004ed64121772ea2d0358861787ee1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalKind = "OWN_GOAL" | "PENALTY" | "REGULAR";
import { FragmentRefs } from "relay-runtime";
export type goalItem_goal$data = {
  readonly addedTime: number | null | undefined;
  readonly assist: {
    readonly name: string;
  } | null | undefined;
  readonly isHome: boolean;
  readonly kind: GoalKind;
  readonly player: {
    readonly name: string;
  } | null | undefined;
  readonly time: number;
  readonly " $fragmentType": "goalItem_goal";
};
export type goalItem_goal$key = {
  readonly " $data"?: goalItem_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"goalItem_goal">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "goalItem_goal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Player",
      "kind": "LinkedField",
      "name": "player",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Player",
      "kind": "LinkedField",
      "name": "assist",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GoalIncident",
  "abstractKey": null
};
})();

(node as any).hash = "da210ea503013acb6a6a5f60dddd1eb2";

export default node;
