/**
 * @generated SignedSource<<b00b5f49541f2fee1551106a39365a96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type hitBlocks_rate$data = {
  readonly marks: ReadonlyArray<{
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
      "concreteType": "HitMark",
      "kind": "LinkedField",
      "name": "marks",
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

(node as any).hash = "a98303586e74eb3c56b567f7ef982adc";

export default node;
