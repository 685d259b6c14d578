/**
 * @generated SignedSource<<8bec8cbc6f1c49e3ed883a4ebf4fe599>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Outcome = "DRAWN" | "LOST" | "WON";
import { FragmentRefs, Result } from "relay-runtime";
export type comparisonTable_match$data = {
  readonly away: {
    readonly team: {
      readonly logo: string | null | undefined;
      readonly name: string;
    };
  };
  readonly awayWindow: Result<{
    readonly form: ReadonlyArray<Outcome>;
    readonly rates: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"comparisonSide_rate">;
    }>;
  } | null | undefined, unknown>;
  readonly home: {
    readonly team: {
      readonly logo: string | null | undefined;
      readonly name: string;
    };
  };
  readonly homeWindow: Result<{
    readonly form: ReadonlyArray<Outcome>;
    readonly rates: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"comparisonSide_rate">;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "comparisonTable_match";
};
export type comparisonTable_match$key = {
  readonly " $data"?: comparisonTable_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparisonTable_match">;
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
    "name": "sameLeague",
    "variableName": "sameLeague"
  },
  {
    "kind": "Variable",
    "name": "size",
    "variableName": "size"
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
        "args": null,
        "kind": "FragmentSpread",
        "name": "comparisonSide_rate"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lines"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sameLeague"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "size"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "comparisonTable_match",
  "selections": [
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TeamWindow",
        "kind": "LinkedField",
        "name": "homeWindow",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TeamWindow",
        "kind": "LinkedField",
        "name": "awayWindow",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Match",
  "abstractKey": null
};
})();

(node as any).hash = "18f5aaf30a804ef562b2776d344c4de1";

export default node;
