/**
 * @generated SignedSource<<d74cfa13490ff52751c87e637c7bd2c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type headToHeadSection_match$data = {
  readonly away: {
    readonly team: {
      readonly name: string;
    };
  };
  readonly headToHead: Result<ReadonlyArray<{
    readonly away: {
      readonly corners: number | null | undefined;
      readonly goals: number | null | undefined;
      readonly team: {
        readonly teamId: number;
      };
    };
    readonly home: {
      readonly corners: number | null | undefined;
      readonly goals: number | null | undefined;
      readonly team: {
        readonly teamId: number;
      };
    };
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"matchRow_match">;
  }>, unknown>;
  readonly home: {
    readonly team: {
      readonly name: string;
      readonly teamId: number;
    };
  };
  readonly " $fragmentType": "headToHeadSection_match";
};
export type headToHeadSection_match$key = {
  readonly " $data"?: headToHeadSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"headToHeadSection_match">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "goals",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "corners",
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
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "headToHeadSection_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
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
      "name": "away",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5
          }
        ],
        "concreteType": "Match",
        "kind": "LinkedField",
        "name": "headToHead",
        "plural": true,
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
            "concreteType": "MatchSide",
            "kind": "LinkedField",
            "name": "home",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MatchSide",
            "kind": "LinkedField",
            "name": "away",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "matchRow_match"
          }
        ],
        "storageKey": "headToHead(first:5)"
      },
      "to": "RESULT"
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "47389927bd3baf58361b77b4c8f72bd7";

export default node;
