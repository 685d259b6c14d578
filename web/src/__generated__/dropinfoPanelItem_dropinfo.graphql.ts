/**
 * @generated SignedSource<<8d92d7446d89c742b08b15f9e809a972>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoPanelItem_dropinfo$data = {
  readonly awayTeam: string | null | undefined;
  readonly drop: number;
  readonly dropped: {
    readonly label: string;
    readonly odds: number;
    readonly openingOdds: number;
  };
  readonly homeTeam: string | null | undefined;
  readonly kickOff: string;
  readonly league: {
    readonly country: string;
    readonly name: string;
  } | null | undefined;
  readonly opposite: {
    readonly label: string;
    readonly odds: number;
    readonly openingOdds: number;
  } | null | undefined;
  readonly title: string;
  readonly uid: string;
  readonly " $fragmentType": "dropinfoPanelItem_dropinfo";
};
export type dropinfoPanelItem_dropinfo$key = {
  readonly " $data"?: dropinfoPanelItem_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoPanelItem_dropinfo">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dropinfoPanelItem_dropinfo",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeTeam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayTeam",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kickOff",
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
      "concreteType": "OddsSide",
      "kind": "LinkedField",
      "name": "dropped",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OddsSide",
      "kind": "LinkedField",
      "name": "opposite",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DropinfoLeague",
      "kind": "LinkedField",
      "name": "league",
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
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dropinfo",
  "abstractKey": null
};
})();

(node as any).hash = "6755b96a755a11d33c8087682205f771";

export default node;
