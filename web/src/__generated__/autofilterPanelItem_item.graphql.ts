/**
 * @generated SignedSource<<b99cdad8c3ce56e7b1c329d13d680ca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type autofilterPanelItem_item$data = {
  readonly hits: ReadonlyArray<{
    readonly autofilter: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"autofilterHit_hit">;
  }>;
  readonly match: {
    readonly away: {
      readonly team: {
        readonly name: string;
      };
    };
    readonly home: {
      readonly team: {
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
  readonly " $fragmentType": "autofilterPanelItem_item";
};
export type autofilterPanelItem_item$key = {
  readonly " $data"?: autofilterPanelItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterPanelItem_item">;
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
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofilterPanelItem_item",
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

(node as any).hash = "dbc1964ce64f919d1010f4893c0751e0";

export default node;
