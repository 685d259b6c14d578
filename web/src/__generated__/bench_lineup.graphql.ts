/**
 * @generated SignedSource<<ccefb147f99b79afec2c3ead1ee97f9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type bench_lineup$data = {
  readonly substitutes: ReadonlyArray<{
    readonly player: {
      readonly playerId: number | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"benchPlayer_player">;
  }>;
  readonly " $fragmentType": "bench_lineup";
};
export type bench_lineup$key = {
  readonly " $data"?: bench_lineup$data;
  readonly " $fragmentSpreads": FragmentRefs<"bench_lineup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "bench_lineup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LineupPlayer",
      "kind": "LinkedField",
      "name": "substitutes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Player",
          "kind": "LinkedField",
          "name": "player",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "playerId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "benchPlayer_player"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lineup",
  "abstractKey": null
};

(node as any).hash = "ee3b129eadc9d40fe793126e9c3ac80e";

export default node;
