/**
 * @generated SignedSource<<ecac55e4f6da6d924e82390da2ecb71f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "DONE" | "EXPIRED" | "FAILED" | "HELD" | "PENDING" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type paymentResult_payment$data = {
  readonly payableUntil: string | null | undefined;
  readonly plan: string | null | undefined;
  readonly status: PaymentStatus;
  readonly statusText: string;
  readonly " $fragmentSpreads": FragmentRefs<"paymentActions_payment" | "paymentFacts_payment">;
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
      "name": "plan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payableUntil",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "paymentActions_payment"
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

(node as any).hash = "576d1c3d5de5d5b5d1fa951332ca91f6";

export default node;
