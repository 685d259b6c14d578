/**
 * @generated SignedSource<<aa1718055f5f5e5e9a76ad5d7875fb0b>>
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
  readonly planName: string | null | undefined;
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
      "name": "planName",
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

(node as any).hash = "5c8b07c050637050895d7a256b08a83e";

export default node;
