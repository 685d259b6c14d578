/**
 * @generated SignedSource<<9e8e2b9f7219e1122655b2762435ebd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type statsForm_match$data = {
  readonly away: {
    readonly corners: number | null | undefined;
    readonly fouls: number | null | undefined;
    readonly goals: number | null | undefined;
    readonly redCards: number | null | undefined;
    readonly shots: number | null | undefined;
    readonly shotsOnGoal: number | null | undefined;
    readonly team: {
      readonly name: string;
    };
    readonly yellowCards: number | null | undefined;
  };
  readonly home: {
    readonly corners: number | null | undefined;
    readonly fouls: number | null | undefined;
    readonly goals: number | null | undefined;
    readonly redCards: number | null | undefined;
    readonly shots: number | null | undefined;
    readonly shotsOnGoal: number | null | undefined;
    readonly team: {
      readonly name: string;
    };
    readonly yellowCards: number | null | undefined;
  };
  readonly id: string;
  readonly " $fragmentType": "statsForm_match";
};
export type statsForm_match$key = {
  readonly " $data"?: statsForm_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"statsForm_match">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "goals",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shots",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shotsOnGoal",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "yellowCards",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "redCards",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "corners",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fouls",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statsForm_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MatchSide",
      "kind": "LinkedField",
      "name": "away",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "023e29154b0d27bd64efd4562176274b";

export default node;
