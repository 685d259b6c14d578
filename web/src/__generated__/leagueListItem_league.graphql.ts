/**
 * @generated SignedSource<<c6bce69cc99a78db18e3a208ca1a9a3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leagueListItem_league$data = {
  readonly country: string;
  readonly currentSeason: string | null | undefined;
  readonly flag: string | null | undefined;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLeagueToggles_league"
    }
  ],
  "type": "League",
  "abstractKey": null
};

(node as any).hash = "2488c45266cc0c30abc31c11c80058e4";

export default node;
