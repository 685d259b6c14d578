/**
 * @generated SignedSource<<8ffbff47500b78027ad31ec1826cc54f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlayerPosition = "DEFENDER" | "FORWARD" | "GOALKEEPER" | "MIDFIELDER" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type pitch_lineup$data = {
  readonly formation: string | null | undefined;
  readonly starting: ReadonlyArray<{
    readonly player: {
      readonly playerId: number | null | undefined;
    };
    readonly position: PlayerPosition | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"pitchPlayer_player">;
  }>;
  readonly " $fragmentType": "pitch_lineup";
};
export type pitch_lineup$key = {
  readonly " $data"?: pitch_lineup$data;
  readonly " $fragmentSpreads": FragmentRefs<"pitch_lineup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pitch_lineup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LineupPlayer",
      "kind": "LinkedField",
      "name": "starting",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
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
          "name": "pitchPlayer_player"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lineup",
  "abstractKey": null
};

(node as any).hash = "05b4541df81bf657ebab19ff1cb41c62";

export default node;
