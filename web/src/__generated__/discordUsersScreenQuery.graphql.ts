/**
 * @generated SignedSource<<72b414052305e8672581f89d4f32ffdc>>
 * @relayHash 8fc1c81fff524e84a2a9f581d4ba96fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d50d25906601957a80686d89c6b2893d721ab057ec6175e6bc440ea43461cdc6

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
      readonly plan: string;
      readonly userId: number;
    }>;
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
          "name": "plan",
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
    "id": "d50d25906601957a80686d89c6b2893d721ab057ec6175e6bc440ea43461cdc6",
    "metadata": {},
    "name": "discordUsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f1dba000a63a2fb411a575bf5e41eec";

export default node;
