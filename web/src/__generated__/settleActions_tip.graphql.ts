/**
 * @generated SignedSource<<27c8644857c0c656f359472675ea657a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipStatus = "ACTIVE" | "CANCEL" | "DELETED" | "FAIL" | "SUCCESS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type settleActions_tip$data = {
  readonly id: string;
  readonly odds: number;
  readonly stake: number;
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
      "name": "stake",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "odds",
      "storageKey": null
    }
  ],
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "4220d8f6e273edf8b262c1a521235a05";

export default node;
