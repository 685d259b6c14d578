/**
 * @generated SignedSource<<27dfb840a1b6919007f645cbd1664f8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DropinfoFilterChip_filter$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DropinfoFilterChip_filter";
};
export type DropinfoFilterChip_filter$key = {
  readonly " $data"?: DropinfoFilterChip_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropinfoFilterChip_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DropinfoFilterChip_filter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "DropinfoFilter",
  "abstractKey": null
};

(node as any).hash = "a6c2a48d1efd2a5645c7d4fde17dd750";

export default node;
