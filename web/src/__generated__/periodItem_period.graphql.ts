/**
 * @generated SignedSource<<28cc1c4335fbed8c465ed7779693c00a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Period = "EXTRA_TIME" | "FULL_TIME" | "HALF_TIME" | "PENALTIES" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type periodItem_period$data = {
  readonly awayScore: number | null | undefined;
  readonly homeScore: number | null | undefined;
  readonly period: Period;
  readonly " $fragmentType": "periodItem_period";
};
export type periodItem_period$key = {
  readonly " $data"?: periodItem_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"periodItem_period">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "periodItem_period",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayScore",
      "storageKey": null
    }
  ],
  "type": "PeriodIncident",
  "abstractKey": null
};

(node as any).hash = "7ff35dd6b39aafb3485e29ea00c3d48d";

export default node;
