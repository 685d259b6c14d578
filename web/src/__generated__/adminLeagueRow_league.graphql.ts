/**
 * @generated SignedSource<<e591c945836344eed33f5aad3a9336d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type adminLeagueRow_league$data = {
  readonly country: string;
  readonly currentSeason: string | null | undefined;
  readonly flag: string | null | undefined;
  readonly isEditable: boolean;
  readonly leagueId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useEditableToggle_league">;
  readonly " $fragmentType": "adminLeagueRow_league";
};
export type adminLeagueRow_league$key = {
  readonly " $data"?: adminLeagueRow_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminLeagueRow_league">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminLeagueRow_league",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leagueId",
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
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentSeason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEditable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditableToggle_league"
    }
  ],
  "type": "League",
  "abstractKey": null
};

(node as any).hash = "d08915ec0df70ab4ca1e6637d8c53265";

export default node;
