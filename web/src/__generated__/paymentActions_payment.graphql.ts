/**
 * @generated SignedSource<<ca59c59801f21d837a23da6ee01900e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentActions_payment$data = {
  readonly canCancel: boolean;
  readonly paymentUrl: string | null | undefined;
  readonly uid: string;
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
      "name": "uid",
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

(node as any).hash = "ddcbabe40e7f28f47b6c565992377b9d";

export default node;
