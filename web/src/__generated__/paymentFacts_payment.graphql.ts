/**
 * @generated SignedSource<<fb12acb2dedfd38c4b1576f68f66bfca>>
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
  readonly plan: string | null | undefined;
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
      "name": "discord",
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "8f5bfa67288d8d2aa753b08d35a02276";

export default node;
