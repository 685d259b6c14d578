/**
 * @generated SignedSource<<0319bfdcdd7af9b4503ab1cb32cbb404>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentListSection_payments$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"paymentListItem_payment">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "paymentListSection_payments";
};
export type paymentListSection_payments$key = {
  readonly " $data"?: paymentListSection_payments$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentListSection_payments">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentListSection_payments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Payment",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "paymentListItem_payment"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentConnection",
  "abstractKey": null
};

(node as any).hash = "b163c7dc8c1b28b47f7df028c35fad2e";

export default node;
