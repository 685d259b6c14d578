/**
 * @generated SignedSource<<b54f69db421b421188304ea33d224904>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leagueListItem_league$data = {
  readonly country: string;
  readonly countryCode: string | null | undefined;
  readonly currentSeason: string | null | undefined;
  readonly flagUrl: string | null | undefined;
  readonly leagueId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useLeagueToggles_league">;
  readonly " $fragmentType": "leagueListItem_league";
};
export type leagueListItem_league$key = {
  readonly " $data"?: leagueListItem_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"leagueListItem_league">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "leagueListItem_league",
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
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flagUrl",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLeagueToggles_league"
    }
  ],
  "type": "League",
  "abstractKey": null
};

(node as any).hash = "ab51eae472bddbbb0c791777ed9a483d";

export default node;
