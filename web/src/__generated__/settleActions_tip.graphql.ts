/**
 * @generated SignedSource<<bae637972863d6998597aeb9cef18c83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipStatus = "ACTIVE" | "CANCEL" | "DELETED" | "FAIL" | "SUCCESS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type settleActions_tip$data = {
  readonly exchange: number;
  readonly id: string;
  readonly rate: number;
  readonly status: TipStatus;
  readonly tip: string;
  readonly title: string;
  readonly " $fragmentType": "settleActions_tip";
};
export type settleActions_tip$key = {
  readonly " $data"?: settleActions_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"settleActions_tip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "settleActions_tip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exchange",
      "storageKey": null
    }
  ],
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "7fde9af3ff478671bb99bb18006c69da";

export default node;
