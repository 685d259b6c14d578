/**
 * @generated SignedSource<<5d8f37e7055003b1f57f2df9f80e7bbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type filterList_filters$data = ReadonlyArray<{
  readonly id: string;
  readonly namePl: string;
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
      "name": "namePl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "filterRow_filter"
    }
  ],
  "type": "DropinfoFilter",
  "abstractKey": null
};

(node as any).hash = "e22623108f08a9e6707bffc8ca831539";

export default node;
