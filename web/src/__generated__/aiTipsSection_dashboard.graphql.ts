/**
 * @generated SignedSource<<2027cefee1055307b47a8d308276030d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type aiTipsSection_dashboard$data = {
  readonly aiTips: Result<ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"tipList_tips">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "aiTipsSection_dashboard";
};
export type aiTipsSection_dashboard$key = {
  readonly " $data"?: aiTipsSection_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"aiTipsSection_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "aiTipsSection_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Tip",
        "kind": "LinkedField",
        "name": "aiTips",
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

(node as any).hash = "205be2a6c8e4153c4b0b9b55238e7988";

export default node;
