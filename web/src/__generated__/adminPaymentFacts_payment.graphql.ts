/**
 * @generated SignedSource<<bf6ebd92b7a00991bfe975f49eb85219>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentFailure = "OUTDATED" | "PROMOCODE_USED" | "SOLD_OUT" | "UNAVAILABLE" | "UNKNOWN" | "UNSETTLED";
export type PaymentMethod = "BLIK" | "P24";
import { FragmentRefs } from "relay-runtime";
export type adminPaymentFacts_payment$data = {
  readonly amountPln: number;
  readonly createdAt: string | null | undefined;
  readonly discord: boolean | null | undefined;
  readonly discordName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly failure: PaymentFailure | null | undefined;
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly method: PaymentMethod | null | undefined;
  readonly months: number | null | undefined;
  readonly paidAt: string | null | undefined;
  readonly planName: string | null | undefined;
  readonly provider: string | null | undefined;
  readonly providerOrderId: string | null | undefined;
  readonly reservedUntil: string | null | undefined;
  readonly uid: string;
  readonly userId: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"paymentStatusTag_payment">;
  readonly " $fragmentType": "adminPaymentFacts_payment";
};
export type adminPaymentFacts_payment$key = {
  readonly " $data"?: adminPaymentFacts_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminPaymentFacts_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminPaymentFacts_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discordName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providerOrderId",
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
      "name": "reservedUntil",
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
      "name": "discord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
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

(node as any).hash = "2ab0cf0b894ea8d8801ae8d4df1c77b6";

export default node;
