/**
 * @generated SignedSource<<fe25b5407774897f673a357510e7c4c1>>
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
  readonly discordName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly failure: PaymentFailure | null | undefined;
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly payment: {
    readonly amountPln: number;
    readonly createdAt: string | null | undefined;
    readonly discord: boolean | null | undefined;
    readonly method: PaymentMethod | null | undefined;
    readonly months: number | null | undefined;
    readonly paidAt: string | null | undefined;
    readonly planName: string | null | undefined;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"paymentStatusTag_payment">;
  };
  readonly provider: string | null | undefined;
  readonly providerOrderId: string | null | undefined;
  readonly reservedUntil: string | null | undefined;
  readonly userId: number | null | undefined;
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
      "storageKey": null
    }
  ],
  "type": "AdminPayment",
  "abstractKey": null
};

(node as any).hash = "6b5cf4cec336447d564b3bbcdb52e904";

export default node;
