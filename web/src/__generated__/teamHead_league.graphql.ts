/**
 * @generated SignedSource<<9737d7a3f78483ffe83ab3687b438e31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type teamHead_league$data = {
  readonly country: string;
  readonly currentSeason: string | null | undefined;
  readonly flag: string | null | undefined;
  readonly leagueId: number;
  readonly name: string;
  readonly seasons: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly standings: ReadonlyArray<{
    readonly points: number;
    readonly position: number;
    readonly team: {
      readonly teamId: number;
    };
  }> | null | undefined;
  readonly " $fragmentType": "teamHead_league";
};
export type teamHead_league$key = {
  readonly " $data"?: teamHead_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamHead_league">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "teamHead_league",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leagueId",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "Season",
      "kind": "LinkedField",
      "name": "seasons",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Standing",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "teamId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "League",
  "abstractKey": null
};
})();

(node as any).hash = "141e0aa8fb63d7def4651c97862085db";

export default node;
