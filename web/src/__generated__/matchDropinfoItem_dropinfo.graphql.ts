/**
 * @generated SignedSource<<d7235c64b8f8fc698015a314b9fb4bf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchDropinfoItem_dropinfo$data = {
  readonly createdAt: string;
  readonly drop: number;
  readonly over: {
    readonly from: number;
    readonly to: number;
  };
  readonly tip: string;
  readonly uid: string;
  readonly under: {
    readonly from: number;
    readonly to: number;
  } | null | undefined;
  readonly " $fragmentType": "matchDropinfoItem_dropinfo";
};
export type matchDropinfoItem_dropinfo$key = {
  readonly " $data"?: matchDropinfoItem_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchDropinfoItem_dropinfo">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchDropinfoItem_dropinfo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OddsSide",
      "kind": "LinkedField",
      "name": "over",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OddsSide",
      "kind": "LinkedField",
      "name": "under",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Dropinfo",
  "abstractKey": null
};
})();

(node as any).hash = "045ae190b1d02874386ed74c12bfc34d";

export default node;
