/**
 * @generated SignedSource<<f630fc28d243629babba88dc1446cd44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentFailure = "OUTDATED" | "PROMOCODE_USED" | "SOLD_OUT" | "UNAVAILABLE" | "UNKNOWN" | "UNSETTLED";
import { FragmentRefs } from "relay-runtime";
export type heldPaymentsSection_payments$data = ReadonlyArray<{
  readonly amountPln: number;
  readonly email: string | null | undefined;
  readonly failure: PaymentFailure | null | undefined;
  readonly id: string;
  readonly uid: string;
  readonly " $fragmentType": "heldPaymentsSection_payments";
}>;
export type heldPaymentsSection_payments$key = ReadonlyArray<{
  readonly " $data"?: heldPaymentsSection_payments$data;
  readonly " $fragmentSpreads": FragmentRefs<"heldPaymentsSection_payments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "heldPaymentsSection_payments",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "6781d64324a42aa7621c35e7b7b86eaa";

export default node;
