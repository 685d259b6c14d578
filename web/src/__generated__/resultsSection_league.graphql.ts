/**
 * @generated SignedSource<<425dcf36b45d8cf55ed893386beadf6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type resultsSection_league$data = {
  readonly pastMatches: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"resultsList_league">;
  readonly " $fragmentType": "resultsSection_league";
};
export type resultsSection_league$key = {
  readonly " $data"?: resultsSection_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"resultsSection_league">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "season",
  "variableName": "season"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "season"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "resultsSection_league",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          },
          (v0/*:: as any*/)
        ],
        "concreteType": "MatchConnection",
        "kind": "LinkedField",
        "name": "pastMatches",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": [
        (v0/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "resultsList_league"
    }
  ],
  "type": "League",
  "abstractKey": null
};
})();

(node as any).hash = "510610b40265e2a587142bb97ed171d5";

export default node;
