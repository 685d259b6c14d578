/**
 * @generated SignedSource<<bf9f1763a46f6b7c2045c42399d2e847>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "DONE" | "EXPIRED" | "FAILED" | "HELD" | "PENDING" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type adminPaymentActions_payment$data = {
  readonly amountPln: number;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly planName: string | null | undefined;
  readonly status: PaymentStatus;
  readonly " $fragmentType": "adminPaymentActions_payment";
};
export type adminPaymentActions_payment$key = {
  readonly " $data"?: adminPaymentActions_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminPaymentActions_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminPaymentActions_payment",
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "ee7847aa7ff635c2eaf8b7b8fc7191b4";

export default node;
