/**
 * @generated SignedSource<<ba0e9ccfcc7822790dfb1a98937bc176>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type typerMonths_commission$data = {
  readonly month: string;
  readonly months: ReadonlyArray<{
    readonly month: string;
    readonly " $fragmentSpreads": FragmentRefs<"commissionRow_commission">;
  }>;
  readonly tips: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"tipRow_tip">;
  }>;
  readonly typerName: string;
  readonly " $fragmentType": "typerMonths_commission";
};
export type typerMonths_commission$key = {
  readonly " $data"?: typerMonths_commission$data;
  readonly " $fragmentSpreads": FragmentRefs<"typerMonths_commission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "typerMonths_commission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typerName",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Commission",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "commissionRow_commission"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tip",
      "kind": "LinkedField",
      "name": "tips",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "tipRow_tip"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TyperCommission",
  "abstractKey": null
};
})();

(node as any).hash = "b75e4f9cac1c2817868a45cd91b8f3bc";

export default node;
