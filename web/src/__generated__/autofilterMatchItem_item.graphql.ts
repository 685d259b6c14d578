/**
 * @generated SignedSource<<fa3f30a3e9cd583e9cbc6d4a923f2fe7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type autofilterMatchItem_item$data = {
  readonly hits: ReadonlyArray<{
    readonly autofilter: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"autofilterHit_hit">;
  }>;
  readonly match: {
    readonly away: {
      readonly team: {
        readonly logo: string | null | undefined;
        readonly name: string;
      };
    };
    readonly home: {
      readonly team: {
        readonly logo: string | null | undefined;
        readonly name: string;
      };
    };
    readonly kickOff: string;
    readonly league: {
      readonly country: string;
      readonly countryCode: string | null | undefined;
      readonly flagUrl: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly leagueId: number;
    readonly matchId: number;
    readonly " $fragmentSpreads": FragmentRefs<"autofilterHit_match">;
  };
  readonly " $fragmentType": "autofilterMatchItem_item";
};
export type autofilterMatchItem_item$key = {
  readonly " $data"?: autofilterMatchItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterMatchItem_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logo",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofilterMatchItem_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Match",
      "kind": "LinkedField",
      "name": "match",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matchId",
          "storageKey": null
        },
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
          "name": "kickOff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "League",
          "kind": "LinkedField",
          "name": "league",
          "plural": false,
          "selections": [
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
              "name": "countryCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "flagUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MatchSide",
          "kind": "LinkedField",
          "name": "home",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MatchSide",
          "kind": "LinkedField",
          "name": "away",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "autofilterHit_match"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutofilterHit",
      "kind": "LinkedField",
      "name": "hits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Autofilter",
          "kind": "LinkedField",
          "name": "autofilter",
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
          "name": "autofilterHit_hit"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AutofilterMatch",
  "abstractKey": null
};
})();

(node as any).hash = "c33be4fe71300d0299b4fe65dc1e0eed";

export default node;
