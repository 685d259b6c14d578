/**
 * @generated SignedSource<<da0ffda0e012f262dc7659874ac12066>>
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
    readonly plan: string | null | undefined;
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
          "name": "plan",
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

(node as any).hash = "ad90edb550b1f9d3fc75427ed7faeb34";

export default node;
