/**
 * @generated SignedSource<<656e4249b44e6cc76da7fc67d34d4ab4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type missedPenaltyItem_penalty$data = {
  readonly addedTime: number | null | undefined;
  readonly isHome: boolean;
  readonly player: {
    readonly name: string;
  } | null | undefined;
  readonly saved: boolean;
  readonly time: number;
  readonly " $fragmentType": "missedPenaltyItem_penalty";
};
export type missedPenaltyItem_penalty$key = {
  readonly " $data"?: missedPenaltyItem_penalty$data;
  readonly " $fragmentSpreads": FragmentRefs<"missedPenaltyItem_penalty">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "missedPenaltyItem_penalty",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHome",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saved",
      "storageKey": null
    }
  ],
  "type": "MissedPenaltyIncident",
  "abstractKey": null
};

(node as any).hash = "8be584a9e35d83cecc3ad6190beb50e7";

export default node;
