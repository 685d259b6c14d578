/**
 * @generated SignedSource<<8dd139b8981896d2ba587ebf8cc007f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matchDropinfoItem_dropinfo$data = {
  readonly createdAt: string;
  readonly drop: number;
  readonly dropped: {
    readonly odds: number;
    readonly openingOdds: number;
  };
  readonly tip: string;
  readonly uid: string;
  readonly " $fragmentType": "matchDropinfoItem_dropinfo";
};
export type matchDropinfoItem_dropinfo$key = {
  readonly " $data"?: matchDropinfoItem_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"matchDropinfoItem_dropinfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "matchDropinfoItem_dropinfo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OddsSide",
      "kind": "LinkedField",
      "name": "dropped",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openingOdds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "odds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dropinfo",
  "abstractKey": null
};

(node as any).hash = "008f32a717ddf2c0113b3d723daf609a";

export default node;
