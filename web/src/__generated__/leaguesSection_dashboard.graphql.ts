/**
 * @generated SignedSource<<11d19dbf3a572731f3cd51f500587817>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type leaguesSection_dashboard$data = {
  readonly leagues: Result<ReadonlyArray<{
    readonly league: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"leagueStatsItem_league">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "leaguesSection_dashboard";
};
export type leaguesSection_dashboard$key = {
  readonly " $data"?: leaguesSection_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"leaguesSection_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "leaguesSection_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DashboardLeague",
        "kind": "LinkedField",
        "name": "leagues",
        "plural": true,
        "selections": [
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
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "leagueStatsItem_league"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "d7fd24b8814e34d4df1f118f48fba3a8";

export default node;
