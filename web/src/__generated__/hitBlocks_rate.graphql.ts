/**
 * @generated SignedSource<<0ea183b44bdf3301d8371076041b7ba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type hitBlocks_rate$data = {
  readonly results: ReadonlyArray<{
    readonly count: number | null | undefined;
    readonly hit: boolean | null | undefined;
  }>;
  readonly " $fragmentType": "hitBlocks_rate";
};
export type hitBlocks_rate$key = {
  readonly " $data"?: hitBlocks_rate$data;
  readonly " $fragmentSpreads": FragmentRefs<"hitBlocks_rate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "hitBlocks_rate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LineResult",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HitRate",
  "abstractKey": null
};

(node as any).hash = "eb911d2fe93a7339a2c79af2a56f5898";

export default node;
