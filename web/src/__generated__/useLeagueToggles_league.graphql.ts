/**
 * @generated SignedSource<<f1cd9c87ddbf5044af7334e1bc86d423>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useLeagueToggles_league$data = {
  readonly id: string;
  readonly isActive: boolean | null | undefined;
  readonly isFavourite: boolean | null | undefined;
  readonly " $fragmentType": "useLeagueToggles_league";
};
export type useLeagueToggles_league$key = {
  readonly " $data"?: useLeagueToggles_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLeagueToggles_league">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLeagueToggles_league",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavourite",
      "storageKey": null
    }
  ],
  "type": "League",
  "abstractKey": null
};

(node as any).hash = "d92fd3966a00e240cc415e76ee8a34c9";

export default node;
