/**
 * @generated SignedSource<<4dbd41f1ef0623dd523a111647cf86d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipType = "CHATGPT" | "DEFAULT" | "SPECIAL" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type adminTipRow_item$data = {
  readonly author: string | null | undefined;
  readonly tip: {
    readonly createdAt: string;
    readonly kickOff: string;
    readonly number: number;
    readonly odds: number;
    readonly profitUnits: number | null | undefined;
    readonly stake: number;
    readonly tip: string;
    readonly title: string;
    readonly type: TipType;
    readonly uid: string;
    readonly " $fragmentSpreads": FragmentRefs<"settleActions_tip" | "tipStatusTag_tip">;
  };
  readonly " $fragmentType": "adminTipRow_item";
};
export type adminTipRow_item$key = {
  readonly " $data"?: adminTipRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminTipRow_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminTipRow_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tip",
      "kind": "LinkedField",
      "name": "tip",
      "plural": false,
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
          "name": "number",
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
          "name": "type",
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
          "name": "stake",
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
          "name": "tipStatusTag_tip"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "settleActions_tip"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminTip",
  "abstractKey": null
};

(node as any).hash = "619f80dcdfe6cf796ab4a3b9e2b40839";

export default node;
