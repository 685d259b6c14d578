/**
 * @generated SignedSource<<a3473215e00bb291c7c864bf7604d64d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Outcome = "DRAWN" | "LOST" | "WON";
import { FragmentRefs } from "relay-runtime";
export type leagueMatchItem_match$data = {
  readonly away: {
    readonly team: {
      readonly logo: string | null | undefined;
      readonly name: string;
    };
  };
  readonly awayWindow: {
    readonly form: ReadonlyArray<Outcome>;
    readonly rates: ReadonlyArray<{
      readonly hits: number;
      readonly sampleSize: number;
    }>;
  } | null | undefined;
  readonly home: {
    readonly team: {
      readonly logo: string | null | undefined;
      readonly name: string;
    };
  };
  readonly homeWindow: {
    readonly form: ReadonlyArray<Outcome>;
    readonly rates: ReadonlyArray<{
      readonly hits: number;
      readonly sampleSize: number;
    }>;
  } | null | undefined;
  readonly kickOff: string;
  readonly leagueId: number;
  readonly matchId: number;
  readonly " $fragmentType": "leagueMatchItem_match";
};
export type leagueMatchItem_match$key = {
  readonly " $data"?: leagueMatchItem_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"leagueMatchItem_match">;
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
    "kind": "Variable",
    "name": "size",
    "variableName": "window"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "form",
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lines",
        "variableName": "lines"
      }
    ],
    "concreteType": "HitRate",
    "kind": "LinkedField",
    "name": "rates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hits",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sampleSize",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "lines"
    },
    {
      "kind": "RootArgument",
      "name": "window"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "leagueMatchItem_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchId",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "kickOff",
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
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "TeamWindow",
      "kind": "LinkedField",
      "name": "homeWindow",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "TeamWindow",
      "kind": "LinkedField",
      "name": "awayWindow",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "ef3d839d9a722e2c44ac51bc8500a1fd";

export default node;
