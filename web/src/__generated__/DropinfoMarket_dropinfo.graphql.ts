/**
 * @generated SignedSource<<3f9d89aa1f20a07e848a090dad9e5b11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Market = "HANDICAP" | "ONE_X_TWO" | "TOTALS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type DropinfoMarket_dropinfo$data = {
  readonly market: Market | null | undefined;
  readonly " $fragmentType": "DropinfoMarket_dropinfo";
};
export type DropinfoMarket_dropinfo$key = {
  readonly " $data"?: DropinfoMarket_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropinfoMarket_dropinfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DropinfoMarket_dropinfo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "market",
      "storageKey": null
    }
  ],
  "type": "Dropinfo",
  "abstractKey": null
};

(node as any).hash = "8904b4db1ea9aa6af0b5a6ba74522c13";

export default node;
