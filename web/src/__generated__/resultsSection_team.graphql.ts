/**
 * @generated SignedSource<<7abbf3615064e0efa0d69e910e928a0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type resultsSection_team$data = {
  readonly pastMatches: Result<{
    readonly totalCount: number;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"resultsList_team">;
  readonly " $fragmentType": "resultsSection_team";
};
export type resultsSection_team$key = {
  readonly " $data"?: resultsSection_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"resultsSection_team">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "leagueId",
  "variableName": "ofLeague"
},
v1 = {
  "kind": "Variable",
  "name": "season",
  "variableName": "season"
},
v2 = {
  "kind": "Variable",
  "name": "venue",
  "variableName": "venue"
};
return {
  "argumentDefinitions": [
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
  "name": "resultsSection_team",
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
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "resultsList_team"
    }
  ],
  "type": "TeamProfile",
  "abstractKey": null
};
})();

(node as any).hash = "7bc8edd95965cb545f0c428ede7173b5";

export default node;
