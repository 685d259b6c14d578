/**
 * @generated SignedSource<<2e17c85cc86f0a559e32397c4383e80a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMIN_PANEL" | "AI_TIPS" | "AUTOFILTERS" | "DEFAULT_TIPS" | "DROPINFO" | "DROPINFO_FILTERS" | "GOQ" | "SPECIAL_TIPS" | "STATS" | "TIPS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type userSubscriptions_admin$data = {
  readonly plans: ReadonlyArray<{
    readonly discordIncluded: boolean;
    readonly goqFromMonths: number | null | undefined;
    readonly hasFixedDates: boolean;
    readonly name: string;
    readonly permissions: ReadonlyArray<Permission>;
    readonly validFrom: string | null | undefined;
    readonly validUntil: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "userSubscriptions_admin";
};
export type userSubscriptions_admin$key = {
  readonly " $data"?: userSubscriptions_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"userSubscriptions_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userSubscriptions_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
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
          "name": "hasFixedDates",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discordIncluded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goqFromMonths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "permissions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "d107aa2e40ae74aefa903792a065f023";

export default node;
