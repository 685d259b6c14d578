/**
 * @generated SignedSource<<00182eebcb3440a07ff5e70710d44696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type autofilterMatchesSection_query$data = {
  readonly autofilterMatches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly match: {
          readonly id: string;
          readonly kickOff: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"autofilterMatchItem_item">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "autofilterMatchesSection_query";
};
export type autofilterMatchesSection_query$key = {
  readonly " $data"?: autofilterMatchesSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterMatchesSection_query">;
};

import autofilterMatchesSectionPaginationQuery_graphql from './autofilterMatchesSectionPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "autofilterMatches"
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
      "name": "autofilterId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": autofilterMatchesSectionPaginationQuery_graphql
    }
  },
  "name": "autofilterMatchesSection_query",
  "selections": [
    {
      "alias": "autofilterMatches",
      "args": [
        {
          "kind": "Variable",
          "name": "autofilterId",
          "variableName": "autofilterId"
        }
      ],
      "concreteType": "AutofilterMatchConnection",
      "kind": "LinkedField",
      "name": "__autofilterMatchesSection_autofilterMatches_connection",
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
                      "name": "kickOff",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "autofilterMatchItem_item"
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "f88557ee4a85047abb886cdb79573d39";

export default node;
