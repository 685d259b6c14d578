/**
 * @generated SignedSource<<9ecfbfe4660dadc0e6dc509087713078>>
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
      "concreteType": "AdminPaymentEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminPayment",
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
  "type": "AdminPaymentConnection",
  "abstractKey": null
};

(node as any).hash = "00ba2f219620382e7a658fb1cb92a260";

export default node;
