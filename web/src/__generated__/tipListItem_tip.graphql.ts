/**
 * @generated SignedSource<<ba150b59a2c4f27eb44fd0e401b04f1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipStatus = "ACTIVE" | "CANCEL" | "DELETED" | "FAIL" | "SUCCESS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type tipListItem_tip$data = {
  readonly cancelReason: string | null | undefined;
  readonly kickOff: string;
  readonly odds: number;
  readonly profitUnits: number | null | undefined;
  readonly status: TipStatus;
  readonly tip: string;
  readonly title: string;
  readonly uid: string;
  readonly " $fragmentType": "tipListItem_tip";
};
export type tipListItem_tip$key = {
  readonly " $data"?: tipListItem_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipListItem_tip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipListItem_tip",
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
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "odds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profitUnits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kickOff",
      "storageKey": null
    }
  ],
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "17c1fc8465157a1a1e5096a697d0902d";

export default node;
