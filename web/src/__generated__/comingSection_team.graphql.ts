/**
 * @generated SignedSource<<66f07dfb46170dc6e81dce5e1d7cb76d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type comingSection_team$data = {
  readonly comingMatches: Result<{
    readonly totalCount: number;
  }, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"comingList_team">;
  readonly " $fragmentType": "comingSection_team";
};
export type comingSection_team$key = {
  readonly " $data"?: comingSection_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"comingSection_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "comingSection_team",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5
          }
        ],
        "concreteType": "MatchConnection",
        "kind": "LinkedField",
        "name": "comingMatches",
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
        "storageKey": "comingMatches(first:5)"
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "comingList_team"
    }
  ],
  "type": "TeamProfile",
  "abstractKey": null
};

(node as any).hash = "a88407c813efb1fd55af7b926f06eb5c";

export default node;
