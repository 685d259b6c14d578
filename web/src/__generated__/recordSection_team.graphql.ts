/**
 * @generated SignedSource<<3eb245c126aee6607c26ef5ae94152c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StreakKind = "BTTS" | "LOST" | "OVER_2_5" | "SCORED" | "UNBEATEN" | "WINLESS" | "WON";
import { FragmentRefs, Result } from "relay-runtime";
export type recordSection_team$data = {
  readonly record: Result<{
    readonly rates: ReadonlyArray<{
      readonly average: number | null | undefined;
      readonly hits: number;
      readonly sampleSize: number;
    }>;
    readonly sampleSize: number;
    readonly streaks: ReadonlyArray<{
      readonly current: number;
      readonly kind: StreakKind;
      readonly longest: number;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "recordSection_team";
};
export type recordSection_team$key = {
  readonly " $data"?: recordSection_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"recordSection_team">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sampleSize",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "lines"
    },
    {
      "kind": "RootArgument",
      "name": "ofLeague"
    },
    {
      "kind": "RootArgument",
      "name": "season"
    },
    {
      "kind": "RootArgument",
      "name": "venue"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "recordSection_team",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "leagueId",
            "variableName": "ofLeague"
          },
          {
            "kind": "Variable",
            "name": "season",
            "variableName": "season"
          },
          {
            "kind": "Variable",
            "name": "venue",
            "variableName": "venue"
          }
        ],
        "concreteType": "TeamRecord",
        "kind": "LinkedField",
        "name": "record",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "average",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TeamStreak",
            "kind": "LinkedField",
            "name": "streaks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "current",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "longest",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "c43d05ad3fbb35b1b9f301006eadf11d";

export default node;
