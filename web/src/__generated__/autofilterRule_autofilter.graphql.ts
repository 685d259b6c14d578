/**
 * @generated SignedSource<<ad3e601b0f3c4698fe8dfa2d1a40275b>>
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
  readonly leastHitRate: number;
  readonly line: number | null | undefined;
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
      "name": "leastHitRate",
      "storageKey": null
    }
  ],
  "type": "Autofilter",
  "abstractKey": null
};

(node as any).hash = "7053443298571ea6989b1f61be118291";

export default node;
