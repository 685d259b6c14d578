/**
 * @generated SignedSource<<d3a335689381407559b00f8701c67f55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type effectivenessChart_effectiveness$data = {
  readonly lost: number | null | undefined;
  readonly profitUnits: number | null | undefined;
  readonly series: ReadonlyArray<{
    readonly cumulativeUnits: number;
    readonly date: string;
    readonly sampleSize: number | null | undefined;
  }>;
  readonly stakeUnits: number | null | undefined;
  readonly won: number | null | undefined;
  readonly " $fragmentType": "effectivenessChart_effectiveness";
};
export type effectivenessChart_effectiveness$key = {
  readonly " $data"?: effectivenessChart_effectiveness$data;
  readonly " $fragmentSpreads": FragmentRefs<"effectivenessChart_effectiveness">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "effectivenessChart_effectiveness",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "won",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stakeUnits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profitUnits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EffectivenessPoint",
      "kind": "LinkedField",
      "name": "series",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cumulativeUnits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sampleSize",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Effectiveness",
  "abstractKey": null
};

(node as any).hash = "10a3a6e3d42511193ebf754b0d168da2";

export default node;
