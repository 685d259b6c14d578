/**
 * @generated SignedSource<<8bfe94e75554bf08cf13f08e37484b20>>
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
  readonly player: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "player",
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

(node as any).hash = "e3698dd87d3cab34e7ec66227ac5b857";

export default node;
