/**
 * @generated SignedSource<<e07efdf6db349ddf6ad277d6e5706665>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type standingsSection_league$data = {
  readonly leagueId: number;
  readonly standings: Result<ReadonlyArray<{
    readonly team: {
      readonly teamId: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"standingRow_standing">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "standingsSection_league";
};
export type standingsSection_league$key = {
  readonly " $data"?: standingsSection_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"standingsSection_league">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "season"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "standingsSection_league",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leagueId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "season",
            "variableName": "season"
          }
        ],
        "concreteType": "Standing",
        "kind": "LinkedField",
        "name": "standings",
        "plural": true,
        "selections": [
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
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "standingRow_standing"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "League",
  "abstractKey": null
};

(node as any).hash = "6243b5858cee474053c14bca415ac9fc";

export default node;
