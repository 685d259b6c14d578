/**
 * @generated SignedSource<<b9fb4532a5130e378593121ed56c1fbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type filterList_admin$data = {
  readonly dropinfoFilters: ReadonlyArray<{
    readonly filterId: number;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"filterRow_filter">;
  }> | null | undefined;
  readonly " $fragmentType": "filterList_admin";
};
export type filterList_admin$key = {
  readonly " $data"?: filterList_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"filterList_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "filterList_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminDropinfoFilter",
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
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "5fb5fb6634c51fd02fb3c077c85f9508";

export default node;
