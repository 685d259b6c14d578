/**
 * @generated SignedSource<<aedca498af870308727f54297397e7e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "DONE" | "EXPIRED" | "FAILED" | "HELD" | "PENDING" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type adminPaymentActions_payment$data = {
  readonly email: string | null | undefined;
  readonly payment: {
    readonly amountPln: number;
    readonly planName: string | null | undefined;
    readonly status: PaymentStatus;
    readonly uid: string;
  };
  readonly " $fragmentType": "adminPaymentActions_payment";
};
export type adminPaymentActions_payment$key = {
  readonly " $data"?: adminPaymentActions_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminPaymentActions_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminPaymentActions_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountPln",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminPayment",
  "abstractKey": null
};

(node as any).hash = "7770b96267d0b27e0df2d023c93dfe9a";

export default node;
