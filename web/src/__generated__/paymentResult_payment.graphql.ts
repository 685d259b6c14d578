/**
 * @generated SignedSource<<437c5ef6c295f1c65df6f485a90fafaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "DONE" | "FAILED" | "HELD" | "PENDING" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type paymentResult_payment$data = {
  readonly paymentUrl: string | null | undefined;
  readonly status: PaymentStatus;
  readonly statusText: string;
  readonly " $fragmentSpreads": FragmentRefs<"paymentFacts_payment">;
  readonly " $fragmentType": "paymentResult_payment";
};
export type paymentResult_payment$key = {
  readonly " $data"?: paymentResult_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentResult_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentResult_payment",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "paymentFacts_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "e68c8792afcc53de33b0c40d24310e54";

export default node;
