/**
 * @generated SignedSource<<9a3e7a13f630a864700ee922c23a766b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type commissionRow_commission$data = {
  readonly amountPln: number;
  readonly cancelled: number;
  readonly lost: number;
  readonly month: string;
  readonly pending: number;
  readonly profitUnits: number;
  readonly stakeUnits: number;
  readonly tips: number;
  readonly typer: string;
  readonly typerId: number;
  readonly won: number;
  readonly " $fragmentType": "commissionRow_commission";
};
export type commissionRow_commission$key = {
  readonly " $data"?: commissionRow_commission$data;
  readonly " $fragmentSpreads": FragmentRefs<"commissionRow_commission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "commissionRow_commission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typer",
      "storageKey": null
    },
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
      "name": "tips",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "won",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stakeUnits",
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
      "name": "amountPln",
      "storageKey": null
    }
  ],
  "type": "Commission",
  "abstractKey": null
};

(node as any).hash = "500825646ee6ea949c1b7bba57aa654d";

export default node;
