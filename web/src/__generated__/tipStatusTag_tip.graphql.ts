/**
 * @generated SignedSource<<5e196e8e5a67d3a634d622a803bb127e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipStatus = "ACTIVE" | "CANCEL" | "DELETED" | "FAIL" | "SUCCESS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type tipStatusTag_tip$data = {
  readonly cancelReason: string | null | undefined;
  readonly status: TipStatus;
  readonly " $fragmentType": "tipStatusTag_tip";
};
export type tipStatusTag_tip$key = {
  readonly " $data"?: tipStatusTag_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipStatusTag_tip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipStatusTag_tip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    }
  ],
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "203e580696f242b8ed618dbdee34950f";

export default node;
