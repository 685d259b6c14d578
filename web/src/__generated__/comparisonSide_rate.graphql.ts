/**
 * @generated SignedSource<<1f42620972d095246fa3abad3ed99d55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type comparisonSide_rate$data = {
  readonly average: number | null | undefined;
  readonly hits: number;
  readonly results: ReadonlyArray<{
    readonly count: number | null | undefined;
    readonly hit: boolean | null | undefined;
    readonly match: {
      readonly id: string;
    };
  }>;
  readonly sampleSize: number;
  readonly " $fragmentType": "comparisonSide_rate";
};
export type comparisonSide_rate$key = {
  readonly " $data"?: comparisonSide_rate$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparisonSide_rate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "comparisonSide_rate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sampleSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "average",
      "storageKey": null
    },
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

(node as any).hash = "291398259fe677fcbc27ef3ed4bc8aba";

export default node;
