/**
 * @generated SignedSource<<4cd01b565a5062f8edece26eda928393>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type chatgptTipsSection_dashboard$data = {
  readonly chatgptTips: Result<ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"tipList_tips">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "chatgptTipsSection_dashboard";
};
export type chatgptTipsSection_dashboard$key = {
  readonly " $data"?: chatgptTipsSection_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"chatgptTipsSection_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "chatgptTipsSection_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Tip",
        "kind": "LinkedField",
        "name": "chatgptTips",
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

(node as any).hash = "58005e88335c815d006a654b2bf1c313";

export default node;
