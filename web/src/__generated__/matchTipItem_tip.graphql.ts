/**
 * @generated SignedSource<<40152836c7a397a7196daaa7daceb82d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchTipItem_tip$data = {
  readonly createdAt: string;
  readonly odds: number;
  readonly tip: string;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"tipStatusTag_tip">;
  readonly " $fragmentType": "matchTipItem_tip";
};
export type matchTipItem_tip$key = {
  readonly " $data"?: matchTipItem_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchTipItem_tip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchTipItem_tip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "odds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tipStatusTag_tip"
    }
  ],
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "c58abc0f44a1164436d4c20b5c4471f6";

export default node;
