/**
 * @generated SignedSource<<468719d32f6334e6e0e93fd1b7331371>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type resultsList_team$data = {
  readonly id: string;
  readonly pastMatches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly away: {
          readonly goals: number | null | undefined;
          readonly team: {
            readonly teamId: number;
          };
        };
        readonly home: {
          readonly goals: number | null | undefined;
          readonly team: {
            readonly teamId: number;
          };
        };
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"matchRow_match">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly teamId: number;
  readonly " $fragmentType": "resultsList_team";
};
export type resultsList_team$key = {
  readonly " $data"?: resultsList_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"resultsList_team">;
};

import teamResultsPaginationQuery_graphql from './teamResultsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "pastMatches"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
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
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "leagueId"
    },
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "results"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "season"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "venue"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "results",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "results",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": teamResultsPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "resultsList_team",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": "pastMatches",
      "args": [
        {
          "kind": "Variable",
          "name": "leagueId",
          "variableName": "leagueId"
        },
        {
          "kind": "Variable",
          "name": "season",
          "variableName": "season"
        },
        {
          "kind": "Variable",
          "name": "venue",
          "variableName": "venue"
        }
      ],
      "concreteType": "MatchConnection",
      "kind": "LinkedField",
      "name": "__resultsList_pastMatches_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MatchEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Match",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MatchSide",
                  "kind": "LinkedField",
                  "name": "home",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MatchSide",
                  "kind": "LinkedField",
                  "name": "away",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "matchRow_match"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "d0bcf5516451842df23b5ed4a34edd70";

export default node;
