/**
 * @generated SignedSource<<def62c5562fcd4e3a6c4a354b58f7b0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MissingCertainty = "DOUBTFUL" | "MISSING";
import { FragmentRefs } from "relay-runtime";
export type missingPlayers_lineup$data = {
  readonly missing: ReadonlyArray<{
    readonly certainty: MissingCertainty;
    readonly player: {
      readonly playerId: number | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"missingPlayerItem_missing">;
  }>;
  readonly " $fragmentType": "missingPlayers_lineup";
};
export type missingPlayers_lineup$key = {
  readonly " $data"?: missingPlayers_lineup$data;
  readonly " $fragmentSpreads": FragmentRefs<"missingPlayers_lineup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "missingPlayers_lineup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MissingPlayer",
      "kind": "LinkedField",
      "name": "missing",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "certainty",
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
          "name": "missingPlayerItem_missing"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lineup",
  "abstractKey": null
};

(node as any).hash = "3abb0bd0565a8751dad2bc74ec8f491d";

export default node;
