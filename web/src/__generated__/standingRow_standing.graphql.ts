/**
 * @generated SignedSource<<c15ec82a7febbd56bc5175e1ddc61ec1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Outcome = "DRAWN" | "LOST" | "WON";
import { FragmentRefs } from "relay-runtime";
export type standingRow_standing$data = {
  readonly drawn: number | null | undefined;
  readonly form: ReadonlyArray<Outcome> | null | undefined;
  readonly goalsAgainst: number | null | undefined;
  readonly goalsFor: number | null | undefined;
  readonly lost: number | null | undefined;
  readonly played: number | null | undefined;
  readonly points: number;
  readonly position: number;
  readonly team: {
    readonly logo: string | null | undefined;
    readonly name: string;
  };
  readonly won: number | null | undefined;
  readonly " $fragmentType": "standingRow_standing";
};
export type standingRow_standing$key = {
  readonly " $data"?: standingRow_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"standingRow_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "standingRow_standing",
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
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "played",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "won",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goalsFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goalsAgainst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "form",
      "storageKey": null
    }
  ],
  "type": "Standing",
  "abstractKey": null
};

(node as any).hash = "cdc36d657f505e42730f0fe08a27f30f";

export default node;
