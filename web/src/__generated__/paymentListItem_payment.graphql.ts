/**
 * @generated SignedSource<<6d5ac991e9ff17292e3853a53507d034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentListItem_payment$data = {
  readonly amountPln: number;
  readonly createdAt: string | null | undefined;
  readonly email: string | null | undefined;
  readonly months: number | null | undefined;
  readonly paidAt: string | null | undefined;
  readonly planName: string | null | undefined;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"paymentStatusTag_payment">;
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
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "d0b9d08cd1f32103ccff25fa01558ffe";

export default node;
