/**
 * @generated SignedSource<<161dc2c383bce6d62823ce4beb540c15>>
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
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "playerId",
            "storageKey": null
          },
          "action": "THROW"
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

(node as any).hash = "2a90933b8aa0e05598daa20f54065828";

export default node;
