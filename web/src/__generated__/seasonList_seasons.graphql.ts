/**
 * @generated SignedSource<<5f2cc6549e88139d1b389e57ac6541ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type seasonList_seasons$data = ReadonlyArray<{
  readonly league: {
    readonly leagueId: number;
  } | null | undefined;
  readonly name: string;
  readonly seasonId: number;
  readonly year: string;
  readonly " $fragmentType": "seasonList_seasons";
}>;
export type seasonList_seasons$key = ReadonlyArray<{
  readonly " $data"?: seasonList_seasons$data;
  readonly " $fragmentSpreads": FragmentRefs<"seasonList_seasons">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "seasonList_seasons",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seasonId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "League",
      "kind": "LinkedField",
      "name": "league",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leagueId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderSeason",
  "abstractKey": null
};

(node as any).hash = "2fb0634cafc4b32069730618b230f541";

export default node;
