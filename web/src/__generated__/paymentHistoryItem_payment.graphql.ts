/**
 * @generated SignedSource<<216297cdb0b715dd21201b7227ba405b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentHistoryItem_payment$data = {
  readonly amountPln: number;
  readonly createdAt: string | null | undefined;
  readonly months: number | null | undefined;
  readonly planName: string | null | undefined;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"paymentStatusTag_payment">;
  readonly " $fragmentType": "paymentHistoryItem_payment";
};
export type paymentHistoryItem_payment$key = {
  readonly " $data"?: paymentHistoryItem_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentHistoryItem_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentHistoryItem_payment",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "paymentStatusTag_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "eef6f6952da12f60443ad17f11561f57";

export default node;
