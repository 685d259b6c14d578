/**
 * @generated SignedSource<<f14a58cb6f89710484c4d0fd3d9b070f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type adminLeagueRow_league$data = {
  readonly country: string;
  readonly flag: string | null | undefined;
  readonly isEditable: boolean;
  readonly leagueId: number;
  readonly name: string;
  readonly season: string | null | undefined;
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
      "name": "season",
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

(node as any).hash = "6ff1201996780683b9b8962c5c9cfe1d";

export default node;
