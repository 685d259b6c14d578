/**
 * @generated SignedSource<<63ae22dc9bec0b0eaaebf744d9058089>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoPanelItem_dropinfo$data = {
  readonly date: string;
  readonly drop: number;
  readonly league: {
    readonly country: string;
    readonly name: string;
  } | null | undefined;
  readonly over: {
    readonly from: number;
    readonly label: string;
    readonly to: number;
  };
  readonly title: string;
  readonly uid: string;
  readonly under: {
    readonly from: number;
    readonly label: string;
    readonly to: number;
  } | null | undefined;
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
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
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
      "name": "date",
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
      "name": "over",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OddsSide",
      "kind": "LinkedField",
      "name": "under",
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

(node as any).hash = "f1a8ac714ef0729d64b8fc98c3d3d524";

export default node;
