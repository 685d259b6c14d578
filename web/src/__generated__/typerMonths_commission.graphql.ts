/**
 * @generated SignedSource<<2a802f361a497f8afa5575dc43cad94b>>
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
  readonly typer: string;
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
      "name": "typer",
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

(node as any).hash = "7bbc99c0b882c48d00cf12071736411d";

export default node;
