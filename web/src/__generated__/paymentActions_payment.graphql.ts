/**
 * @generated SignedSource<<671182a807e99b4fa206b5b989b453eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentActions_payment$data = {
  readonly canCancel: boolean;
  readonly id: string;
  readonly paymentUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"tryAgainButton_payment">;
  readonly " $fragmentType": "paymentActions_payment";
};
export type paymentActions_payment$key = {
  readonly " $data"?: paymentActions_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentActions_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentActions_payment",
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
      "name": "paymentUrl",
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
      "name": "tryAgainButton_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "c90857772beb4747f8c9029af775d9b2";

export default node;
