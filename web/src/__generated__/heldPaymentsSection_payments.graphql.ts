/**
 * @generated SignedSource<<f318ea993944f97af504f4bb657df830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentFailure = "OUTDATED" | "PROMOCODE_USED" | "SOLD_OUT" | "UNAVAILABLE" | "UNKNOWN" | "UNSETTLED";
import { FragmentRefs } from "relay-runtime";
export type heldPaymentsSection_payments$data = ReadonlyArray<{
  readonly email: string | null | undefined;
  readonly failure: PaymentFailure | null | undefined;
  readonly id: string;
  readonly payment: {
    readonly amountPln: number;
    readonly uid: string;
  };
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminPayment",
  "abstractKey": null
};

(node as any).hash = "ddc0a8bbc87edc0c3836bd9ab1fde199";

export default node;
