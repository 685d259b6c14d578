/**
 * @generated SignedSource<<11851440c2250ba080adf3b3adc3bfc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tipList_tips$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"tipListItem_tip">;
  readonly " $fragmentType": "tipList_tips";
}>;
export type tipList_tips$key = ReadonlyArray<{
  readonly " $data"?: tipList_tips$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipList_tips">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "tipList_tips",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tipListItem_tip"
    }
  ],
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "ddd0e9c0b22ea2907c7b6b1f22954e26";

export default node;
