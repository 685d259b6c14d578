/**
 * @generated SignedSource<<db409d06ae67d31f549bc9284316e669>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leagueListItem_league$data = {
  readonly country: string;
  readonly flag: string | null | undefined;
  readonly leagueId: number;
  readonly name: string;
  readonly season: string | null | undefined;
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
      "name": "season",
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

(node as any).hash = "47c1934b882c65727d1508cb21ead408";

export default node;
