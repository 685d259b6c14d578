/**
 * @generated SignedSource<<63abbb249a07b6ec4a61ab03ac4a2d47>>
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
  readonly typer: string;
  readonly typerId: number;
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

(node as any).hash = "d74d59fe29dcff6102e651072f4fe14d";

export default node;
