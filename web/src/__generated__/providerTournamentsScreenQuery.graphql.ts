/**
 * @generated SignedSource<<009ba531d6c4f98ac8d9a1fffaceefac>>
 * @relayHash aff877a094ac36d8f31112b5f955f177
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ef68f35728fd943f3e137aa1fed22eb8b1746a37d024f27eebfec16f4404486

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type providerTournamentsScreenQuery$variables = {
  categoryId: number;
};
export type providerTournamentsScreenQuery$data = {
  readonly admin: {
    readonly providerTournaments: Result<ReadonlyArray<{
      readonly leagueId: number | null | undefined;
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
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "categoryId",
      "variableName": "categoryId"
    }
  ],
  "concreteType": "ProviderTournament",
  "kind": "LinkedField",
  "name": "providerTournaments",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tournamentId",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leagueId",
      "storageKey": null
    }
  ],
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
            "field": (v1/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ef68f35728fd943f3e137aa1fed22eb8b1746a37d024f27eebfec16f4404486",
    "metadata": {},
    "name": "providerTournamentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be2ed66039985b927baf73e380d9d486";

export default node;
