/**
 * @generated SignedSource<<15d2e9e81ebc1d927423f21f380424e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AutofilterSide = "AWAY" | "BOTH" | "HOME" | "SUM";
export type Comparison = "NO" | "OVER" | "UNDER" | "YES";
export type MatchStat = "BTTS" | "CORNERS" | "FOULS" | "GOAL" | "RED" | "SHOTS" | "SHOTS_ON_GOAL" | "YELLOW";
import { FragmentRefs } from "relay-runtime";
export type autofilterRule_autofilter$data = {
  readonly comparison: Comparison;
  readonly line: number | null | undefined;
  readonly minHitRate: number;
  readonly side: AutofilterSide;
  readonly stat: MatchStat;
  readonly window: number;
  readonly " $fragmentType": "autofilterRule_autofilter";
};
export type autofilterRule_autofilter$key = {
  readonly " $data"?: autofilterRule_autofilter$data;
  readonly " $fragmentSpreads": FragmentRefs<"autofilterRule_autofilter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "autofilterRule_autofilter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comparison",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "window",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minHitRate",
      "storageKey": null
    }
  ],
  "type": "Autofilter",
  "abstractKey": null
};

(node as any).hash = "bef1104841b632002f5e796c6d2bc999";

export default node;
