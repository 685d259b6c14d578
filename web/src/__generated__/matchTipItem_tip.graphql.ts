/**
 * @generated SignedSource<<7659c008d3d29813b0a8429ef329e023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchTipItem_tip$data = {
  readonly createdAt: string;
  readonly exchange: number;
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
      "name": "exchange",
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

(node as any).hash = "e18007ec2ad1ecb315865c51fdea5722";

export default node;
