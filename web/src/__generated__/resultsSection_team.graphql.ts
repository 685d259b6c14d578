/**
 * @generated SignedSource<<479b05e22bfb3ef857d21abc77f3243f>>
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
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "f1fa7b739b24b5492a70bb0bb46275bd";

export default node;
