/**
 * @generated SignedSource<<e19d11ecbb2604afd9741878df1ee840>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type comparisonSection_match$data = {
  readonly leagueId: number;
  readonly matchId: number;
  readonly " $fragmentSpreads": FragmentRefs<"comparisonTable_match">;
  readonly " $fragmentType": "comparisonSection_match";
};
export type comparisonSection_match$key = {
  readonly " $data"?: comparisonSection_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparisonSection_match">;
};

const node: ReaderFragment = {
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
  "name": "comparisonSection_match",
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
      "args": [
        {
          "kind": "Variable",
          "name": "lines",
          "variableName": "lines"
        },
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
      "kind": "FragmentSpread",
      "name": "comparisonTable_match"
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "29c5e9c49c60f8db069341e7eb6ea3d0";

export default node;
