/**
 * @generated SignedSource<<4076b797b4ea057543f0a40366187555>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type incidentsSection_match$data = {
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
  readonly incidents: Result<ReadonlyArray<{
    readonly __typename: string;
    readonly awayScore?: number | null | undefined;
    readonly homeScore?: number | null | undefined;
    readonly isHome?: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"incidentItem_incident">;
  }>, unknown>;
  readonly " $fragmentType": "incidentsSection_match";
};
export type incidentsSection_match$key = {
  readonly " $data"?: incidentsSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"incidentsSection_match">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
        "name": "name",
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
  "name": "incidentsSection_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "away",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "incidents",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isHome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homeScore",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "awayScore",
                "storageKey": null
              }
            ],
            "type": "GoalIncident",
            "abstractKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "incidentItem_incident"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "28a189b30ecf9def4b3264ccde2acc2e";

export default node;
