/**
 * @generated SignedSource<<c6294561367137e7667d788fb8145c6d>>
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
    readonly plan: string | null | undefined;
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
          "name": "plan",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminPayment",
  "abstractKey": null
};

(node as any).hash = "707b0c4f541bee9425b773a3f96d504b";

export default node;
