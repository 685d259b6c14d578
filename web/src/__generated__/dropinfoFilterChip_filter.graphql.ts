/**
 * @generated SignedSource<<fbd50b60784590b8b091a88b42311041>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoFilterChip_filter$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "dropinfoFilterChip_filter";
};
export type dropinfoFilterChip_filter$key = {
  readonly " $data"?: dropinfoFilterChip_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoFilterChip_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dropinfoFilterChip_filter",
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

(node as any).hash = "209496b2d75a9a6f2ab1e9f8fd01011b";

export default node;
