/**
 * @generated SignedSource<<b89dab0a1c0cefe5ca3e42b692c5bc28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type tipImageDialog_tip$data = {
  readonly images: ReadonlyArray<{
    readonly original: string;
    readonly url: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "tipImageDialog_tip";
};
export type tipImageDialog_tip$key = {
  readonly " $data"?: tipImageDialog_tip$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipImageDialog_tip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipImageDialog_tip",
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
          "name": "original",
          "storageKey": null
        },
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

(node as any).hash = "bd07ef798f725dd817b2167e4a0ab507";

export default node;
