/**
 * @generated SignedSource<<fa57013a204f720e0c08dbfac0151852>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlayerPosition = "DEFENDER" | "FORWARD" | "GOALKEEPER" | "MIDFIELDER" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type benchPlayer_player$data = {
  readonly player: {
    readonly name: string;
    readonly playerId: number;
  };
  readonly position: PlayerPosition | null | undefined;
  readonly shirtNumber: number | null | undefined;
  readonly " $fragmentType": "benchPlayer_player";
};
export type benchPlayer_player$key = {
  readonly " $data"?: benchPlayer_player$data;
  readonly " $fragmentSpreads": FragmentRefs<"benchPlayer_player">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "benchPlayer_player",
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
      "kind": "ScalarField",
      "name": "shirtNumber",
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
        },
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
  ],
  "type": "LineupPlayer",
  "abstractKey": null
};

(node as any).hash = "62bcfeb4c11f2d1eed090eb1d4c684f1";

export default node;
