/**
 * @generated SignedSource<<ca32214c5e4a7ec20ff2a242f143a265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AutofilterSide = "AWAY" | "BOTH" | "HOME" | "SUM";
export type StatScope = "OPPONENT" | "OWN" | "SUM";
import { FragmentRefs } from "relay-runtime";
export type autofilterHit_hit$data = {
  readonly autofilter: {
    readonly name: string;
    readonly side: AutofilterSide;
  } | null | undefined;
  readonly awayHits: number | null | undefined;
  readonly awayRate: {
    readonly scope: StatScope;
    readonly " $fragmentSpreads": FragmentRefs<"hitBlocks_rate">;
  } | null | undefined;
  readonly awaySample: number | null | undefined;
  readonly homeHits: number | null | undefined;
  readonly homeRate: {
    readonly scope: StatScope;
    readonly " $fragmentSpreads": FragmentRefs<"hitBlocks_rate">;
  } | null | undefined;
  readonly homeSample: number | null | undefined;
  readonly " $fragmentType": "autofilterHit_hit";
};
export type autofilterHit_hit$key = {
  readonly " $data"?: autofilterHit_hit$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterHit_hit">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scope",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "hitBlocks_rate"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofilterHit_hit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Autofilter",
      "kind": "LinkedField",
      "name": "autofilter",
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
          "name": "side",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeHits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeSample",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayHits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaySample",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HitRate",
      "kind": "LinkedField",
      "name": "homeRate",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HitRate",
      "kind": "LinkedField",
      "name": "awayRate",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AutofilterHit",
  "abstractKey": null
};
})();

(node as any).hash = "36b85dedfbd06b9be2902dc5d2e7247c";

export default node;
