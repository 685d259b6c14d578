/**
 * @generated SignedSource<<50d73ce7e5550f275fd6500cb3b0393e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type autofilterNavItem_autofilter$data = {
  readonly hitCount: number | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterRule_autofilter">;
  readonly " $fragmentType": "autofilterNavItem_autofilter";
};
export type autofilterNavItem_autofilter$key = {
  readonly " $data"?: autofilterNavItem_autofilter$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterNavItem_autofilter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofilterNavItem_autofilter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hitCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "autofilterRule_autofilter"
    }
  ],
  "type": "Autofilter",
  "abstractKey": null
};

(node as any).hash = "848ed18f158e2653a8fa375a17a9e39e";

export default node;
