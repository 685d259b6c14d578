/**
 * @generated SignedSource<<07b5899ad1d848252c75ab7ce7862b19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Market = "HANDICAP" | "ONE_X_TWO" | "TOTALS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type dropinfoMarket_dropinfo$data = {
  readonly market: Market | null | undefined;
  readonly " $fragmentType": "dropinfoMarket_dropinfo";
};
export type dropinfoMarket_dropinfo$key = {
  readonly " $data"?: dropinfoMarket_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoMarket_dropinfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dropinfoMarket_dropinfo",
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

(node as any).hash = "b67fa3d38a028dae90135e5ae0e4df38";

export default node;
