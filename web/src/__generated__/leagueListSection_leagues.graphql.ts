/**
 * @generated SignedSource<<ed4c8271ea7ba7e774bf4143273d61e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leagueListSection_leagues$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"leagueListItem_league">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "leagueListSection_leagues";
};
export type leagueListSection_leagues$key = {
  readonly " $data"?: leagueListSection_leagues$data;
  readonly " $fragmentSpreads": FragmentRefs<"leagueListSection_leagues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "leagueListSection_leagues",
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
      "concreteType": "LeagueEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "League",
          "kind": "LinkedField",
          "name": "node",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "leagueListItem_league"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LeagueConnection",
  "abstractKey": null
};

(node as any).hash = "faf4dac26101f18a8f8f942e4cf73a4b";

export default node;
