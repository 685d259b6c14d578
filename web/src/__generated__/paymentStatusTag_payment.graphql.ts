/**
 * @generated SignedSource<<3a4b0ee05e6a642fa8937bc283cae80f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "DONE" | "EXPIRED" | "FAILED" | "HELD" | "PENDING" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type paymentStatusTag_payment$data = {
  readonly status: PaymentStatus;
  readonly statusText: string;
  readonly " $fragmentType": "paymentStatusTag_payment";
};
export type paymentStatusTag_payment$key = {
  readonly " $data"?: paymentStatusTag_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentStatusTag_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentStatusTag_payment",
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
      "name": "statusText",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "bfd7d782a02e5d23386ec6c8f225adab";

export default node;
