/**
 * @generated SignedSource<<ac60ab1f17fbab15a8719c8776f1b641>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type seasonList_seasons$data = ReadonlyArray<{
  readonly leagueId: number | null | undefined;
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
      "kind": "ScalarField",
      "name": "leagueId",
      "storageKey": null
    }
  ],
  "type": "ProviderSeason",
  "abstractKey": null
};

(node as any).hash = "828ce4662dd2184423d7b819699cc822";

export default node;
