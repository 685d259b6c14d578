/**
 * @generated SignedSource<<393b7e1d47ae81c762b5683f09fb656e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type autofilterNavs_viewer$data = {
  readonly autofilters: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"autofilterNavItem_autofilter">;
  }> | null | undefined;
  readonly " $fragmentType": "autofilterNavs_viewer";
};
export type autofilterNavs_viewer$key = {
  readonly " $data"?: autofilterNavs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterNavs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofilterNavs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Autofilter",
      "kind": "LinkedField",
      "name": "autofilters",
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
          "name": "autofilterNavItem_autofilter"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e4098d44907d4d011b80f188e1e041a8";

export default node;
