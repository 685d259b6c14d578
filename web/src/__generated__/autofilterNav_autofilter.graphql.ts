/**
 * @generated SignedSource<<2672e74553959ea675ebf916434f3927>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type autofilterNav_autofilter$data = {
  readonly hitCount: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "autofilterNav_autofilter";
};
export type autofilterNav_autofilter$key = {
  readonly " $data"?: autofilterNav_autofilter$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterNav_autofilter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofilterNav_autofilter",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hitCount",
      "storageKey": null
    }
  ],
  "type": "Autofilter",
  "abstractKey": null
};

(node as any).hash = "96eeb8a0f95af1b883f363767d02cde8";

export default node;
