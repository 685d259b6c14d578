/**
 * @generated SignedSource<<c87861eabea03a88216eb987eecf3ef7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartLineKind = "ACTIVE_SUBSCRIPTION_REST" | "DISCORD" | "DURATION_DISCOUNT" | "PACKAGE" | "PROMO_CODE" | "SALE";
import { FragmentRefs } from "relay-runtime";
export type adminPaymentLines_payment$data = {
  readonly lines: ReadonlyArray<{
    readonly amountPln: number;
    readonly kind: CartLineKind | null | undefined;
  }>;
  readonly payment: {
    readonly amountPln: number;
  };
  readonly promoCode: string | null | undefined;
  readonly " $fragmentType": "adminPaymentLines_payment";
};
export type adminPaymentLines_payment$key = {
  readonly " $data"?: adminPaymentLines_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminPaymentLines_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountPln",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminPaymentLines_payment",
  "selections": [
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
      "concreteType": "PaymentLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AdminPayment",
  "abstractKey": null
};
})();

(node as any).hash = "b99c458594167900664cf9ddc22d5f9b";

export default node;
