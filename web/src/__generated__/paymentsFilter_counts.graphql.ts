/**
 * @generated SignedSource<<a710c12d68bc56bf4134a1170a849566>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentsFilter_counts$data = {
  readonly heldPayments: number | null | undefined;
  readonly pendingPayments: number | null | undefined;
  readonly " $fragmentType": "paymentsFilter_counts";
};
export type paymentsFilter_counts$key = {
  readonly " $data"?: paymentsFilter_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentsFilter_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentsFilter_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingPayments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldPayments",
      "storageKey": null
    }
  ],
  "type": "AdminCounts",
  "abstractKey": null
};

(node as any).hash = "b24649f6f8dd602f888133a63e85373d";

export default node;
