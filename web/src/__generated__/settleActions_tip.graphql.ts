/**
 * @generated SignedSource<<a45a9fa375e2fa9a8d95557b624632bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipStatus = "ACTIVE" | "CANCEL" | "DELETED" | "FAIL" | "SUCCESS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type settleActions_tip$data = {
  readonly id: string;
  readonly status: TipStatus;
  readonly tip: string;
  readonly title: string;
  readonly " $fragmentType": "settleActions_tip";
};
export type settleActions_tip$key = {
  readonly " $data"?: settleActions_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"settleActions_tip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "settleActions_tip",
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
      "name": "title",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "3ae0781bc2ae3d289abecfa0042eac89";

export default node;
