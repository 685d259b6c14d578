/**
 * @generated SignedSource<<b8f5c0a4c0dd4afaa3b9ebf12798bdf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentListItem_payment$data = {
  readonly email: string | null | undefined;
  readonly payment: {
    readonly amountPln: number;
    readonly createdAt: string | null | undefined;
    readonly months: number | null | undefined;
    readonly paidAt: string | null | undefined;
    readonly planName: string | null | undefined;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"paymentStatusTag_payment">;
  };
  readonly " $fragmentType": "paymentListItem_payment";
};
export type paymentListItem_payment$key = {
  readonly " $data"?: paymentListItem_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentListItem_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentListItem_payment",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "paymentStatusTag_payment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminPayment",
  "abstractKey": null
};

(node as any).hash = "6c9193eb636fc0ec8fa402bffb87fe5d";

export default node;
