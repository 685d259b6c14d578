/**
 * @generated SignedSource<<496b5c6a9a54c5d77a3e32b9b21fc9d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentFacts_payment$data = {
  readonly amountPln: number;
  readonly discord: boolean | null | undefined;
  readonly months: number | null | undefined;
  readonly planName: string | null | undefined;
  readonly uid: string;
  readonly " $fragmentType": "paymentFacts_payment";
};
export type paymentFacts_payment$key = {
  readonly " $data"?: paymentFacts_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentFacts_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentFacts_payment",
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
      "name": "discord",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "84c5d83a4b17b4eeeb5a3536d6b40be4";

export default node;
