/**
 * @generated SignedSource<<ff3b2b23c75d7e46398086ed07f0fc89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type commissionsScreenQuery$variables = Record<PropertyKey, never>;
export type commissionsScreenQuery$data = {
  readonly admin: {
    readonly commissions: Result<ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"commissionsList_commissions">;
    }> | null | undefined, unknown>;
  } | null | undefined;
};
export type commissionsScreenQuery = {
  response: commissionsScreenQuery$data;
  variables: commissionsScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "commissionsScreenQuery",
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
              "args": null,
              "concreteType": "Commission",
              "kind": "LinkedField",
              "name": "commissions",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "commissionsList_commissions"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "commissionsScreenQuery",
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
            "args": null,
            "concreteType": "Commission",
            "kind": "LinkedField",
            "name": "commissions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "typerId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "typer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "month",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "profitUnits",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amountPln",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tips",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "won",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lost",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pending",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stakeUnits",
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
    "cacheID": "c0a0ea51d7fe9cdf227532a6eadf0468",
    "id": null,
    "metadata": {},
    "name": "commissionsScreenQuery",
    "operationKind": "query",
    "text": "query commissionsScreenQuery {\n  admin {\n    commissions {\n      ...commissionsList_commissions\n    }\n  }\n}\n\nfragment commissionRow_commission on Commission {\n  typerId\n  typer\n  month\n  tips\n  won\n  lost\n  cancelled\n  pending\n  stakeUnits\n  profitUnits\n  amountPln\n}\n\nfragment commissionsList_commissions on Commission {\n  typerId\n  typer\n  month\n  profitUnits\n  amountPln\n  ...commissionRow_commission\n}\n"
  }
};

(node as any).hash = "53931f4a88b4c968dc57610582998fe3";

export default node;
