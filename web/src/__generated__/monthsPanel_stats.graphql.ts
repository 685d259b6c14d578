/**
 * @generated SignedSource<<30d6acf8e4552b0a9664dfbef55f6535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type monthsPanel_stats$data = {
  readonly byMonth: ReadonlyArray<{
    readonly amountPln: number;
    readonly count: number;
    readonly month: string;
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
      "concreteType": "PaymentMonthStats",
      "kind": "LinkedField",
      "name": "byMonth",
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
          "name": "count",
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

(node as any).hash = "8e1f81940728094f4f6e4a257e8f125f";

export default node;
