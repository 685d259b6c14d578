/**
 * @generated SignedSource<<144304a6b586658f413cb13e4b28df88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type DropinfoOrderField = "CREATED_AT" | "DATE" | "DROP" | "TIMEBETWEEN";
export type SortDirection = "ASC" | "DESC";
export type DropinfoFilterInput = {
  dropOver?: number | null | undefined;
  leagueFilter?: string | null | undefined;
  timebetweenUnder?: number | null | undefined;
};
export type DropinfoOrder = {
  direction?: SortDirection;
  field?: DropinfoOrderField;
};
export type DropinfoScreenQuery$variables = {
  filter?: DropinfoFilterInput | null | undefined;
  first: number;
  orderBy?: DropinfoOrder | null | undefined;
};
export type DropinfoScreenQuery$data = {
  readonly dropinfos: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly liveCursor: string;
  readonly " $fragmentSpreads": FragmentRefs<"DropinfoFilterBar_query" | "DropinfoListSection_query">;
};
export type DropinfoScreenQuery = {
  response: DropinfoScreenQuery$data;
  variables: DropinfoScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "liveCursor",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DropinfoScreenQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v4/*:: as any*/),
          "concreteType": "DropinfoConnection",
          "kind": "LinkedField",
          "name": "dropinfos",
          "plural": false,
          "selections": [
            (v5/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "RESULT"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DropinfoFilterBar_query"
      },
      {
        "args": (v4/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "DropinfoListSection_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DropinfoScreenQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "DropinfoConnection",
        "kind": "LinkedField",
        "name": "dropinfos",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DropinfoEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Dropinfo",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uid",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "timebetween",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tip",
                    "storageKey": null
                  },
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
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "drop",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "market",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OddsSide",
                    "kind": "LinkedField",
                    "name": "over",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OddsSide",
                    "kind": "LinkedField",
                    "name": "under",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DropinfoLeague",
                    "kind": "LinkedField",
                    "name": "league",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "country",
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
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "filters": [
          "filter",
          "orderBy"
        ],
        "handle": "connection",
        "key": "DropinfoListSection_dropinfos",
        "kind": "LinkedHandle",
        "name": "dropinfos"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DropinfoFilter",
        "kind": "LinkedField",
        "name": "dropinfoFilters",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "66711481fb6a462250b887d56f85922b",
    "id": null,
    "metadata": {},
    "name": "DropinfoScreenQuery",
    "operationKind": "query",
    "text": "query DropinfoScreenQuery(\n  $filter: DropinfoFilterInput\n  $orderBy: DropinfoOrder\n  $first: Int!\n) {\n  liveCursor\n  dropinfos(filter: $filter, orderBy: $orderBy, first: $first) {\n    totalCount\n  }\n  ...DropinfoFilterBar_query\n  ...DropinfoListSection_query_2d34Kc\n}\n\nfragment DropinfoActions_dropinfo on Dropinfo {\n  uid\n  title\n}\n\nfragment DropinfoFilterBar_query on Query {\n  dropinfoFilters {\n    id\n    ...DropinfoFilterChip_filter\n  }\n}\n\nfragment DropinfoFilterChip_filter on DropinfoFilter {\n  id\n  name\n}\n\nfragment DropinfoListItem_dropinfo on Dropinfo {\n  uid\n  title\n  tip\n  date\n  createdAt\n  drop\n  market\n  over {\n    from\n    to\n  }\n  under {\n    from\n    to\n  }\n  league {\n    name\n    country\n  }\n  ...DropinfoActions_dropinfo\n  ...DropinfoMarket_dropinfo\n  ...DropinfoSides_dropinfo\n}\n\nfragment DropinfoListSection_query_2d34Kc on Query {\n  dropinfos(filter: $filter, orderBy: $orderBy, first: $first) {\n    totalCount\n    edges {\n      node {\n        id\n        uid\n        timebetween\n        ...DropinfoListItem_dropinfo\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment DropinfoMarket_dropinfo on Dropinfo {\n  market\n}\n\nfragment DropinfoSides_dropinfo on Dropinfo {\n  over {\n    label\n    from\n    to\n  }\n  under {\n    label\n    from\n    to\n  }\n}\n"
  }
};
})();

(node as any).hash = "4d7c358eb4ab3e330d9ab98ca4ffaf5b";

export default node;
