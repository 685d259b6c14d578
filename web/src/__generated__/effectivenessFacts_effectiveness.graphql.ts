/**
 * @generated SignedSource<<416003b90897984ef408d5d839a6ad6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type effectivenessFacts_effectiveness$data = {
  readonly from: string | null | undefined;
  readonly lost: number | null | undefined;
  readonly profitUnits: number | null | undefined;
  readonly sampleSize: number | null | undefined;
  readonly stakeUnits: number | null | undefined;
  readonly to: string | null | undefined;
  readonly won: number | null | undefined;
  readonly yieldPercent: number | null | undefined;
  readonly " $fragmentType": "effectivenessFacts_effectiveness";
};
export type effectivenessFacts_effectiveness$key = {
  readonly " $data"?: effectivenessFacts_effectiveness$data;
  readonly " $fragmentSpreads": FragmentRefs<"effectivenessFacts_effectiveness">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "effectivenessFacts_effectiveness",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
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
      "kind": "ScalarField",
      "name": "yieldPercent",
      "storageKey": null
    }
  ],
  "type": "Effectiveness",
  "abstractKey": null
};

(node as any).hash = "ee896ec77d5117170f390514991a3ccb";

export default node;
