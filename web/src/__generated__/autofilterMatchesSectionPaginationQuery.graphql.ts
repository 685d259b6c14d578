/**
 * @generated SignedSource<<e53b0f87beefbd9e4ae860805ccc62c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type autofilterMatchesSectionPaginationQuery$variables = {
  after?: string | null | undefined;
  autofilter?: string | null | undefined;
  first: number;
};
export type autofilterMatchesSectionPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"autofilterMatchesSection_query">;
};
export type autofilterMatchesSectionPaginationQuery = {
  response: autofilterMatchesSectionPaginationQuery$data;
  variables: autofilterMatchesSectionPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "autofilter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "autofilter",
    "variableName": "autofilter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "team",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
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
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "countOf",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "HitMark",
    "kind": "LinkedField",
    "name": "marks",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hit",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "autofilterMatchesSectionPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "autofilterMatchesSection_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "autofilterMatchesSectionPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AutofilterMatchConnection",
        "kind": "LinkedField",
        "name": "autofilterMatches",
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
            "concreteType": "AutofilterMatchEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AutofilterMatch",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Match",
                    "kind": "LinkedField",
                    "name": "match",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "date",
                        "storageKey": null
                      },
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
                        "concreteType": "League",
                        "kind": "LinkedField",
                        "name": "league",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
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
                          (v2/*:: as any*/)
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
                        "selections": (v4/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MatchSide",
                        "kind": "LinkedField",
                        "name": "away",
                        "plural": false,
                        "selections": (v4/*:: as any*/),
                        "storageKey": null
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
                          (v2/*:: as any*/),
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "homeHits",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "homeSample",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "awayHits",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "awaySample",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HitRate",
                        "kind": "LinkedField",
                        "name": "homeRate",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HitRate",
                        "kind": "LinkedField",
                        "name": "awayRate",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
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
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": [
          "autofilter"
        ],
        "handle": "connection",
        "key": "autofilterMatchesSection_autofilterMatches",
        "kind": "LinkedHandle",
        "name": "autofilterMatches"
      }
    ]
  },
  "params": {
    "cacheID": "e27bf160e38901846d00ba3a9bf6c7a2",
    "id": null,
    "metadata": {},
    "name": "autofilterMatchesSectionPaginationQuery",
    "operationKind": "query",
    "text": "query autofilterMatchesSectionPaginationQuery(\n  $after: String\n  $autofilter: ID\n  $first: Int!\n) {\n  ...autofilterMatchesSection_query_VZo1y\n}\n\nfragment autofilterHit_hit on AutofilterHit {\n  autofilter {\n    name\n    id\n  }\n  homeHits\n  homeSample\n  awayHits\n  awaySample\n  homeRate {\n    countOf\n    ...hitBlocks_rate\n  }\n  awayRate {\n    countOf\n    ...hitBlocks_rate\n  }\n}\n\nfragment autofilterHit_match on Match {\n  home {\n    team {\n      name\n    }\n  }\n  away {\n    team {\n      name\n    }\n  }\n}\n\nfragment autofilterMatchItem_item on AutofilterMatch {\n  match {\n    matchId\n    leagueId\n    date\n    league {\n      name\n      country\n      flag\n      id\n    }\n    home {\n      team {\n        name\n        logo\n      }\n    }\n    away {\n      team {\n        name\n        logo\n      }\n    }\n    ...autofilterHit_match\n    id\n  }\n  hits {\n    autofilter {\n      id\n    }\n    ...autofilterHit_hit\n  }\n}\n\nfragment autofilterMatchesSection_query_VZo1y on Query {\n  autofilterMatches(autofilter: $autofilter, first: $first, after: $after) {\n    totalCount\n    edges {\n      node {\n        match {\n          id\n          date\n        }\n        ...autofilterMatchItem_item\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment hitBlocks_rate on HitRate {\n  marks {\n    count\n    hit\n  }\n}\n"
  }
};
})();

(node as any).hash = "3820fdcff9c67f37286d39a20060807f";

export default node;
