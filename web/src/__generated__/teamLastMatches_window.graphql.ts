/**
 * @generated SignedSource<<b76c2398395407ca070468db56d8b205>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Outcome = "DRAWN" | "LOST" | "WON";
import { FragmentRefs } from "relay-runtime";
export type teamLastMatches_window$data = {
  readonly form: ReadonlyArray<Outcome>;
  readonly matches: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"matchRow_match">;
  }>;
  readonly " $fragmentType": "teamLastMatches_window";
};
export type teamLastMatches_window$key = {
  readonly " $data"?: teamLastMatches_window$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamLastMatches_window">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "teamLastMatches_window",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "form",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Match",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "matchRow_match"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamWindow",
  "abstractKey": null
};

(node as any).hash = "29835851f449710171f5cdafca7c1aa1";

export default node;
