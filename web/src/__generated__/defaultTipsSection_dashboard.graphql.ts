/**
 * @generated SignedSource<<c2389a35fc8a55475fcafbf1ac30ddab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type defaultTipsSection_dashboard$data = {
  readonly defaultTips: Result<ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"tipList_tips">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "defaultTipsSection_dashboard";
};
export type defaultTipsSection_dashboard$key = {
  readonly " $data"?: defaultTipsSection_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"defaultTipsSection_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "defaultTipsSection_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Tip",
        "kind": "LinkedField",
        "name": "defaultTips",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "tipList_tips"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "ad50c531f2acc7555815ff3cc73dbf52";

export default node;
