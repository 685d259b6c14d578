/**
 * @generated SignedSource<<909f10b54bf5bff1b494fe95d4d3eaed>>
 * @relayHash 9fff514ce2cee0d27e7b5d7caaa4acfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db21bedf238ef9ca129dc8d020953711fb5882ad69cfad60da3bc8fdfcd49863

import { ConcreteRequest } from 'relay-runtime';
import { Result } from "relay-runtime";
export type discordUsersScreenQuery$variables = Record<PropertyKey, never>;
export type discordUsersScreenQuery$data = {
  readonly admin: Result<{
    readonly discordUsers: ReadonlyArray<{
      readonly discord: string | null | undefined;
      readonly email: string;
      readonly expiresAt: string;
      readonly firstName: string | null | undefined;
      readonly lastName: string | null | undefined;
      readonly planName: string;
      readonly userId: number;
    }> | null | undefined;
  } | null | undefined, unknown>;
};
export type discordUsersScreenQuery = {
  response: discordUsersScreenQuery$data;
  variables: discordUsersScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Admin",
  "kind": "LinkedField",
  "name": "admin",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscordUser",
      "kind": "LinkedField",
      "name": "discordUsers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discord",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "discordUsersScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "discordUsersScreenQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "db21bedf238ef9ca129dc8d020953711fb5882ad69cfad60da3bc8fdfcd49863",
    "metadata": {},
    "name": "discordUsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68f3058bdb9f7fac05b9feb895c3cb47";

export default node;
