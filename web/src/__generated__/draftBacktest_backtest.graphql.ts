/**
 * @generated SignedSource<<8e97ed5f95ec2da889e07e9a82f380cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type draftBacktest_backtest$data = {
  readonly correct: number;
  readonly hits: number;
  readonly matches: number;
  readonly seasons: ReadonlyArray<{
    readonly correct: number;
    readonly hits: number;
    readonly matches: number;
    readonly season: string;
  }>;
  readonly " $fragmentType": "draftBacktest_backtest";
};
export type draftBacktest_backtest$key = {
  readonly " $data"?: draftBacktest_backtest$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftBacktest_backtest">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matches",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hits",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correct",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "draftBacktest_backtest",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonBacktest",
      "kind": "LinkedField",
      "name": "seasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "season",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Backtest",
  "abstractKey": null
};
})();

(node as any).hash = "ef59c451af880662fa8f3c0edf017b57";

export default node;
