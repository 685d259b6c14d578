/**
 * @generated SignedSource<<dcf0c6903c2d43866a69bc5dce5c3e52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoSides_dropinfo$data = {
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
  readonly " $fragmentType": "dropinfoSides_dropinfo";
};
export type dropinfoSides_dropinfo$key = {
  readonly " $data"?: dropinfoSides_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoSides_dropinfo">;
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
  "name": "dropinfoSides_dropinfo",
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

(node as any).hash = "2055e3161e3aaf2e0e7057fe81bc3aa9";

export default node;
