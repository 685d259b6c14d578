/**
 * @generated SignedSource<<c815953fd8eedfe4f720da43b145acab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tipsFilterBar_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"tipChoices_viewer">;
  readonly " $fragmentType": "tipsFilterBar_viewer";
};
export type tipsFilterBar_viewer$key = {
  readonly " $data"?: tipsFilterBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipsFilterBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipsFilterBar_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tipChoices_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "dcd0e43d30dde926f8ef0fcb1800969e";

export default node;
