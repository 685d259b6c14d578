/**
 * @generated SignedSource<<2fd48a2c224d53bc394a5fe68c1a1092>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type lastMatchesSection_match$data = {
  readonly away: {
    readonly team: {
      readonly logo: string | null | undefined;
      readonly name: string;
      readonly teamId: number;
    };
  };
  readonly awayLast: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"teamLastMatches_window">;
  } | null | undefined, unknown>;
  readonly home: {
    readonly team: {
      readonly logo: string | null | undefined;
      readonly name: string;
      readonly teamId: number;
    };
  };
  readonly homeLast: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"teamLastMatches_window">;
  } | null | undefined, unknown>;
  readonly leagueId: number;
  readonly " $fragmentType": "lastMatchesSection_match";
};
export type lastMatchesSection_match$key = {
  readonly " $data"?: lastMatchesSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"lastMatchesSection_match">;
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
        "name": "teamId",
        "storageKey": null
      },
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
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "size",
    "value": 5
  }
],
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "teamLastMatches_window"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "lastMatchesSection_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leagueId",
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "homeLast",
        "args": (v1/*:: as any*/),
        "concreteType": "TeamWindow",
        "kind": "LinkedField",
        "name": "homeWindow",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "homeWindow(size:5)"
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "awayLast",
        "args": (v1/*:: as any*/),
        "concreteType": "TeamWindow",
        "kind": "LinkedField",
        "name": "awayWindow",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "awayWindow(size:5)"
      },
      "to": "RESULT"
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "3172846f61a23d9f118e0239c3458603";

export default node;
