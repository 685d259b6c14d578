/**
 * @generated SignedSource<<0b8170fe2a2942ef9b55ffba6202d754>>
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
    readonly date: string;
    readonly exchange: number;
    readonly match: {
      readonly " $fragmentSpreads": FragmentRefs<"matchLink_match">;
    } | null | undefined;
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
          "name": "date",
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
          "name": "exchange",
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

(node as any).hash = "e6204fb9bbd2919e33cb297b8b26533e";

export default node;
