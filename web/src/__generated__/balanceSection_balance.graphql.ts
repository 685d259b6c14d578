/**
 * @generated SignedSource<<7ee231129858dd7a634a078217e98afe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type balanceSection_balance$data = {
  readonly profitUnits: number;
  readonly sampleSize: number;
  readonly series: ReadonlyArray<{
    readonly at: string;
    readonly cumulativeUnits: number;
    readonly sampleSize: number;
  }>;
  readonly stakeUnits: number;
  readonly won: number;
  readonly yieldPercent: number | null | undefined;
  readonly " $fragmentType": "balanceSection_balance";
};
export type balanceSection_balance$key = {
  readonly " $data"?: balanceSection_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"balanceSection_balance">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sampleSize",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "balanceSection_balance",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "yieldPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TipBalancePoint",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cumulativeUnits",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "TipBalance",
  "abstractKey": null
};
})();

(node as any).hash = "3f8c04ca75197b1168f12f2f6a8c7564";

export default node;
