/**
 * @generated SignedSource<<f555786db8382618bc820a9704a3ae13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type UserRole = "ADMIN" | "TYPER" | "UNKNOWN" | "USER";
import { FragmentRefs } from "relay-runtime";
export type userRow_user$data = {
  readonly deviceCount: number;
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly isService: boolean;
  readonly joinedAt: string;
  readonly lastName: string | null | undefined;
  readonly lockedAt: string | null | undefined;
  readonly role: UserRole;
  readonly subscription: {
    readonly discord: boolean;
    readonly expiresAt: string;
    readonly goq: boolean;
    readonly plan: string;
    readonly startsAt: string;
  } | null | undefined;
  readonly userId: number;
  readonly " $fragmentType": "userRow_user";
};
export type userRow_user$key = {
  readonly " $data"?: userRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userRow_user",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isService",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deviceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
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
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goq",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discord",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminUser",
  "abstractKey": null
};

(node as any).hash = "17398c0b9d4fdb981e4946e7d2832913";

export default node;
