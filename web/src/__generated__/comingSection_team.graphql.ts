/**
 * @generated SignedSource<<87228af06abe049e17da951a05299d84>>
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
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "eb68e80bf02e3a0780385992cead44d7";

export default node;
