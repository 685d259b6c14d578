/**
 * @generated SignedSource<<616d4d15bf90dde7c94f717a22acd594>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartLineKind = "ACTIVE_SUBSCRIPTION_REST" | "DISCORD" | "DURATION_DISCOUNT" | "PACKAGE" | "PROMO_CODE" | "SALE";
import { FragmentRefs } from "relay-runtime";
export type adminPaymentLines_payment$data = {
  readonly amountPln: number;
  readonly lines: ReadonlyArray<{
    readonly amountPln: number;
    readonly kind: CartLineKind | null | undefined;
  }>;
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
    (v0/*:: as any*/)
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "db1ba465e3bf2887c0236316806f503f";

export default node;
