/**
 * @generated SignedSource<<bf4e1ff9a29baf75ebe8b05365050e20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DropinfoFilterBar_query$data = {
  readonly dropinfoFilters: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DropinfoFilterChip_filter">;
  }> | null | undefined;
  readonly " $fragmentType": "DropinfoFilterBar_query";
};
export type DropinfoFilterBar_query$key = {
  readonly " $data"?: DropinfoFilterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropinfoFilterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DropinfoFilterBar_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DropinfoFilter",
      "kind": "LinkedField",
      "name": "dropinfoFilters",
      "plural": true,
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
          "name": "DropinfoFilterChip_filter"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "eb87b421b4c1ba8748c84efeeac675c1";

export default node;
