/**
 * @generated SignedSource<<62b8bae5940ae9c2969a59a2ba406abb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type qualityFilterBar_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"tipChoices_viewer">;
  readonly " $fragmentType": "qualityFilterBar_viewer";
};
export type qualityFilterBar_viewer$key = {
  readonly " $data"?: qualityFilterBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"qualityFilterBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "qualityFilterBar_viewer",
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

(node as any).hash = "5f23b046145c1b040a861bbc03cac50b";

export default node;
