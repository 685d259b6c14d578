/**
 * @generated SignedSource<<8f68fce144caddf251ad93b862e50ba5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlayerPosition = "DEFENDER" | "FORWARD" | "GOALKEEPER" | "MIDFIELDER" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type pitchPlayer_player$data = {
  readonly captain: boolean;
  readonly player: {
    readonly name: string;
    readonly playerId: number;
  };
  readonly position: PlayerPosition | null | undefined;
  readonly shirtNumber: number | null | undefined;
  readonly " $fragmentType": "pitchPlayer_player";
};
export type pitchPlayer_player$key = {
  readonly " $data"?: pitchPlayer_player$data;
  readonly " $fragmentSpreads": FragmentRefs<"pitchPlayer_player">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pitchPlayer_player",
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
      "kind": "ScalarField",
      "name": "captain",
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

(node as any).hash = "a007ba74ceff1f2f160d3789dbd50ffb";

export default node;
