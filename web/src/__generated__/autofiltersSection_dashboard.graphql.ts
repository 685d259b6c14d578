/**
 * @generated SignedSource<<019d95178dbae0aaca8a8de585c7c2c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type autofiltersSection_dashboard$data = {
  readonly autofilterMatches: Result<ReadonlyArray<{
    readonly match: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"autofilterPanelItem_item">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "autofiltersSection_dashboard";
};
export type autofiltersSection_dashboard$key = {
  readonly " $data"?: autofiltersSection_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofiltersSection_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofiltersSection_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AutofilterMatch",
        "kind": "LinkedField",
        "name": "autofilterMatches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Match",
            "kind": "LinkedField",
            "name": "match",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "autofilterPanelItem_item"
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

(node as any).hash = "6588f7aa2c08b86b76712fdafcb9af7d";

export default node;
