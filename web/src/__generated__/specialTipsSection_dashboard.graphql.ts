/**
 * @generated SignedSource<<acd1fbf152dd30d9924c21a54b370a59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type specialTipsSection_dashboard$data = {
  readonly specialTips: Result<ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"tipList_tips">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "specialTipsSection_dashboard";
};
export type specialTipsSection_dashboard$key = {
  readonly " $data"?: specialTipsSection_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"specialTipsSection_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "specialTipsSection_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Tip",
        "kind": "LinkedField",
        "name": "specialTips",
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

(node as any).hash = "b9b8458a8c2d30318b95bd4004a308c2";

export default node;
