/**
 * @generated SignedSource<<033ed7a843fcffb46f9ebe44c3a5fad6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tipThumbnails_tip$data = {
  readonly images: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "tipThumbnails_tip";
};
export type tipThumbnails_tip$key = {
  readonly " $data"?: tipThumbnails_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipThumbnails_tip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipThumbnails_tip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
    }
  ],
  "type": "Tip",
  "abstractKey": null
};

(node as any).hash = "3f476a0aa92854dda2deacd4c3491616";

export default node;
