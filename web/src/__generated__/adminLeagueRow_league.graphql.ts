/**
 * @generated SignedSource<<47fa5f8204a2bd51bc6e552b751d5eea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type adminLeagueRow_league$data = {
  readonly country: string;
  readonly countryCode: string | null | undefined;
  readonly currentSeason: string | null | undefined;
  readonly flagUrl: string | null | undefined;
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

(node as any).hash = "66283db53bc59f5d32fb750b8ea85863";

export default node;
