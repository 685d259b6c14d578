/**
 * @generated SignedSource<<259b5951dfd0243221bfd974d9e6bdf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type shootoutItem_penalty$data = {
  readonly awayScore: number | null | undefined;
  readonly homeScore: number | null | undefined;
  readonly isHome: boolean;
  readonly player: {
    readonly name: string;
  } | null | undefined;
  readonly scored: boolean;
  readonly sequence: number | null | undefined;
  readonly " $fragmentType": "shootoutItem_penalty";
};
export type shootoutItem_penalty$key = {
  readonly " $data"?: shootoutItem_penalty$data;
  readonly " $fragmentSpreads": FragmentRefs<"shootoutItem_penalty">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "shootoutItem_penalty",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sequence",
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
      "name": "scored",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayScore",
      "storageKey": null
    }
  ],
  "type": "ShootoutIncident",
  "abstractKey": null
};

(node as any).hash = "277c4edd726fda5ef2627efd8b50b58d";

export default node;
