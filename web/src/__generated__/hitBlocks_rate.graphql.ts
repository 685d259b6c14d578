/**
 * @generated SignedSource<<a4708f62605a86c32ab4f471c8782533>>
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
    readonly match: {
      readonly id: string;
    };
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HitRate",
  "abstractKey": null
};

(node as any).hash = "0794544f93f1dd9f0115ae3bb7e3854a";

export default node;
