/**
 * @generated SignedSource<<190b1593241ea8887d506665567ef62a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentsFilter_figures$data = {
  readonly heldPayments: number | null | undefined;
  readonly pendingPayments: number | null | undefined;
  readonly " $fragmentType": "paymentsFilter_figures";
};
export type paymentsFilter_figures$key = {
  readonly " $data"?: paymentsFilter_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentsFilter_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentsFilter_figures",
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
  "type": "AdminFigures",
  "abstractKey": null
};

(node as any).hash = "409367954a1dab572665189afacc1c13";

export default node;
