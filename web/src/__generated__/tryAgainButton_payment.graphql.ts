/**
 * @generated SignedSource<<7690a9acdb6d0f25ab0abb16b59a6e7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BLIK" | "P24";
import { FragmentRefs } from "relay-runtime";
export type tryAgainButton_payment$data = {
  readonly discord: boolean | null | undefined;
  readonly discordName: string | null | undefined;
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly method: PaymentMethod | null | undefined;
  readonly months: number | null | undefined;
  readonly planName: string | null | undefined;
  readonly promoCode: string | null | undefined;
  readonly " $fragmentType": "tryAgainButton_payment";
};
export type tryAgainButton_payment$key = {
  readonly " $data"?: tryAgainButton_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"tryAgainButton_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tryAgainButton_payment",
  "selections": [
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
      "name": "promoCode",
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
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "9e40cd0f5b3ab01a44e17640dfe1f4ef";

export default node;
