/**
 * @generated SignedSource<<533ebc702c8c81b8bb87742e3cd16588>>
 * @relayHash 8666d2a317a7ae796415a9afd3d4c708
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60af6d2dd20119120e4b135d006b9e1063d8102ba8b2f03dd3d2adc9baeb4b50

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type providerTournamentsScreenQuery$variables = {
  categoryId: number;
};
export type providerTournamentsScreenQuery$data = {
  readonly admin: {
    readonly providerTournaments: Result<ReadonlyArray<{
      readonly league: {
        readonly leagueId: number;
      } | null | undefined;
      readonly logo: string | null | undefined;
      readonly name: string;
      readonly tournamentId: number;
    }>, unknown>;
  } | null | undefined;
};
export type providerTournamentsScreenQuery = {
  response: providerTournamentsScreenQuery$data;
  variables: providerTournamentsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "categoryId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "categoryId",
    "variableName": "categoryId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tournamentId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leagueId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "providerTournamentsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v1/*:: as any*/),
              "concreteType": "ProviderTournament",
              "kind": "LinkedField",
              "name": "providerTournaments",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "League",
                  "kind": "LinkedField",
                  "name": "league",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "providerTournamentsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ProviderTournament",
            "kind": "LinkedField",
            "name": "providerTournaments",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "League",
                "kind": "LinkedField",
                "name": "league",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "60af6d2dd20119120e4b135d006b9e1063d8102ba8b2f03dd3d2adc9baeb4b50",
    "metadata": {},
    "name": "providerTournamentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "459c8232766efe6edcf653176fecb4b9";

export default node;
