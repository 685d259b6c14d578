/**
 * @generated SignedSource<<952a7bb1502e52ecaf77ad950e57c01f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BLIK" | "P24";
export type PaymentStatus = "CANCELLED" | "DONE" | "EXPIRED" | "FAILED" | "HELD" | "PENDING" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type paymentPanel_payment$data = {
  readonly amountPln: number;
  readonly canCancel: boolean;
  readonly createdAt: string | null | undefined;
  readonly discord: boolean | null | undefined;
  readonly id: string;
  readonly method: PaymentMethod | null | undefined;
  readonly months: number | null | undefined;
  readonly paidAt: string | null | undefined;
  readonly payableUntil: string | null | undefined;
  readonly paymentUrl: string | null | undefined;
  readonly planName: string | null | undefined;
  readonly status: PaymentStatus;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"paymentStatusTag_payment" | "tryAgainButton_payment">;
  readonly " $fragmentType": "paymentPanel_payment";
};
export type paymentPanel_payment$key = {
  readonly " $data"?: paymentPanel_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentPanel_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentPanel_payment",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canCancel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "paymentStatusTag_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tryAgainButton_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "ceec4eb010e9baa0f0d196a324666abe";

export default node;
