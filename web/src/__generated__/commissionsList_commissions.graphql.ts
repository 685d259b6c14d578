/**
 * @generated SignedSource<<4365b74db22f2ebbfc78d2a60e3d54ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type commissionsList_commissions$data = ReadonlyArray<{
  readonly amountPln: number;
  readonly month: string;
  readonly profitUnits: number;
  readonly typerName: string;
  readonly user: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"commissionRow_commission">;
  readonly " $fragmentType": "commissionsList_commissions";
}>;
export type commissionsList_commissions$key = ReadonlyArray<{
  readonly " $data"?: commissionsList_commissions$data;
  readonly " $fragmentSpreads": FragmentRefs<"commissionsList_commissions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "commissionsList_commissions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typerName",
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
      "name": "profitUnits",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "commissionRow_commission"
    }
  ],
  "type": "Commission",
  "abstractKey": null
};

(node as any).hash = "a83804aadc91c26642bf8fa94eeb75ef";

export default node;
