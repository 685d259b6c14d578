/**
 * @generated SignedSource<<9180a47b7c77cbea76b9b1b2cd076e1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DropinfoSides_dropinfo$data = {
  readonly over: {
    readonly from: number;
    readonly label: string;
    readonly to: number;
  };
  readonly under: {
    readonly from: number;
    readonly label: string;
    readonly to: number;
  } | null | undefined;
  readonly " $fragmentType": "DropinfoSides_dropinfo";
};
export type DropinfoSides_dropinfo$key = {
  readonly " $data"?: DropinfoSides_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropinfoSides_dropinfo">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
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
  "name": "DropinfoSides_dropinfo",
  "selections": [
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

(node as any).hash = "5cca1fa8b3e1a3a050dbd09fec9b43d0";

export default node;
