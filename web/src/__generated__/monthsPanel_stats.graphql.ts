/**
 * @generated SignedSource<<66a42f01f497b515967b0141a77fad2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type monthsPanel_stats$data = {
  readonly months: ReadonlyArray<{
    readonly amountPln: number;
    readonly month: string;
    readonly payments: number;
  }>;
  readonly " $fragmentType": "monthsPanel_stats";
};
export type monthsPanel_stats$key = {
  readonly " $data"?: monthsPanel_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"monthsPanel_stats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "monthsPanel_stats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MonthOfPayments",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payments",
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
  "type": "PaymentStats",
  "abstractKey": null
};

(node as any).hash = "36c592c86c3ffe6d1e56cd57dc54a3ce";

export default node;
