/**
 * @generated SignedSource<<1929f175db310894be0eccba83585b54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TipType = "AI" | "DEFAULT" | "SPECIAL" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type adminTipRow_tip$data = {
  readonly authorName: string | null | undefined;
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
  readonly " $fragmentType": "adminTipRow_tip";
};
export type adminTipRow_tip$key = {
  readonly " $data"?: adminTipRow_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminTipRow_tip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminTipRow_tip",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
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
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "4cafe506e96e7e1642c7e0c5d1179f85";

export default node;
