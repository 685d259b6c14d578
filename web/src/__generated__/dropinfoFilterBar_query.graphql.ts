/**
 * @generated SignedSource<<425c3e00e8ab21214fa8983ef89f9cca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoFilterBar_query$data = {
  readonly dropinfoFilters: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"dropinfoFilterChip_filter">;
  }> | null | undefined;
  readonly " $fragmentType": "dropinfoFilterBar_query";
};
export type dropinfoFilterBar_query$key = {
  readonly " $data"?: dropinfoFilterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoFilterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dropinfoFilterBar_query",
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
          "name": "dropinfoFilterChip_filter"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3eeaec9ffaa82ddf656aba3551975062";

export default node;
