/**
 * @generated SignedSource<<2fd8e7b02e4974fc0c6bd9ffe1f5a9b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type matchTipsSection_match$data = {
  readonly tips: Result<ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"matchTipItem_tip">;
  }>, unknown>;
  readonly " $fragmentType": "matchTipsSection_match";
};
export type matchTipsSection_match$key = {
  readonly " $data"?: matchTipsSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchTipsSection_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchTipsSection_match",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
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
            "name": "matchTipItem_tip"
          }
        ],
        "storageKey": "tips(first:20)"
      },
      "to": "RESULT"
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "afe3d9bb9c530527131c4e9ba5571c81";

export default node;
