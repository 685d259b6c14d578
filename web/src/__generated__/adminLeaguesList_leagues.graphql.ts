/**
 * @generated SignedSource<<9035956adffc7b3c4701def8e208ef17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type adminLeaguesList_leagues$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"adminLeagueRow_league">;
    };
  }>;
  readonly " $fragmentType": "adminLeaguesList_leagues";
};
export type adminLeaguesList_leagues$key = {
  readonly " $data"?: adminLeaguesList_leagues$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminLeaguesList_leagues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminLeaguesList_leagues",
  "selections": [
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
              "name": "adminLeagueRow_league"
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

(node as any).hash = "e79267bb5e1de8df2f09f8d285708c7c";

export default node;
