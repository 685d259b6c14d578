/**
 * @generated SignedSource<<b8e992d22343d535c6823b0e3bfdc1d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type favouriteLeagueItem_league$data = {
  readonly country: string;
  readonly countryCode: string | null | undefined;
  readonly flagUrl: string | null | undefined;
  readonly leagueId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useLeagueToggles_league">;
  readonly " $fragmentType": "favouriteLeagueItem_league";
};
export type favouriteLeagueItem_league$key = {
  readonly " $data"?: favouriteLeagueItem_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"favouriteLeagueItem_league">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "favouriteLeagueItem_league",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLeagueToggles_league"
    }
  ],
  "type": "League",
  "abstractKey": null
};

(node as any).hash = "bc7ca634efa03ac9296e0a7e4250699c";

export default node;
