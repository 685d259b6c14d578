/**
 * @generated SignedSource<<70a9b68ef435eeead6de66c5ad4f115e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tipDetails_tip$data = {
  readonly description: string | null | undefined;
  readonly images: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly matches: ReadonlyArray<{
    readonly kickOff: string;
    readonly match: {
      readonly " $fragmentSpreads": FragmentRefs<"matchLink_match">;
    } | null | undefined;
    readonly odds: number;
    readonly tip: string;
    readonly title: string;
  }>;
  readonly title: string;
  readonly uid: string;
  readonly " $fragmentSpreads": FragmentRefs<"tipImageDialog_tip" | "tipThumbnails_tip">;
  readonly " $fragmentType": "tipDetails_tip";
};
export type tipDetails_tip$key = {
  readonly " $data"?: tipDetails_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipDetails_tip">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipDetails_tip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TipImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TipMatch",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kickOff",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tip",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "odds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Match",
          "kind": "LinkedField",
          "name": "match",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "matchLink_match",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "matchId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "leagueId",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tipThumbnails_tip"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tipImageDialog_tip"
    }
  ],
  "type": "Tip",
  "abstractKey": null
};
})();

(node as any).hash = "cd429264cb37d2f1be0bf4e3efd44251";

export default node;
