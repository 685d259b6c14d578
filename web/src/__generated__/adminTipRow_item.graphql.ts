/**
 * @generated SignedSource<<585daa7e7251965730a3fc64d713b208>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipType = "CHATGPT" | "DEFAULT" | "SPECIAL";
import { FragmentRefs } from "relay-runtime";
export type adminTipRow_item$data = {
  readonly author: string | null | undefined;
  readonly tip: {
    readonly createdAt: string;
    readonly date: string;
    readonly exchange: number;
    readonly idx: number;
    readonly rate: number;
    readonly tip: string;
    readonly title: string;
    readonly type: TipType;
    readonly uid: string;
    readonly units: number | null | undefined;
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
          "name": "idx",
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
          "name": "exchange",
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
          "name": "units",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
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

(node as any).hash = "644efd0804b0cbbf3bb948d42ae9d4d5";

export default node;
