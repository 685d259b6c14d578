/**
 * @generated SignedSource<<91bce8bb3a79b4f039487ac8e299df3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type filterList_filters$data = ReadonlyArray<{
  readonly filterId: number;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"filterRow_filter">;
  readonly " $fragmentType": "filterList_filters";
}>;
export type filterList_filters$key = ReadonlyArray<{
  readonly " $data"?: filterList_filters$data;
  readonly " $fragmentSpreads": FragmentRefs<"filterList_filters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "filterList_filters",
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
      "name": "filterId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "filterRow_filter"
    }
  ],
  "type": "AdminDropinfoFilter",
  "abstractKey": null
};

(node as any).hash = "22700b985841b1e1b1909013a0f2a114";

export default node;
