/**
 * @generated SignedSource<<81890ffffe1f5287d91fda7ded964122>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Card = "RED" | "YELLOW" | "YELLOW_RED";
import { FragmentRefs } from "relay-runtime";
export type cardItem_card$data = {
  readonly addedTime: number | null | undefined;
  readonly card: Card;
  readonly isHome: boolean;
  readonly player: {
    readonly name: string;
  } | null | undefined;
  readonly reason: string | null | undefined;
  readonly rescinded: boolean;
  readonly time: number;
  readonly " $fragmentType": "cardItem_card";
};
export type cardItem_card$key = {
  readonly " $data"?: cardItem_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"cardItem_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cardItem_card",
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
      "kind": "ScalarField",
      "name": "card",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rescinded",
      "storageKey": null
    }
  ],
  "type": "CardIncident",
  "abstractKey": null
};

(node as any).hash = "54e6bea3c0364b06e348eb4503d5aef3";

export default node;
