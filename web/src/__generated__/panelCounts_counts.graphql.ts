/**
 * @generated SignedSource<<67276a273d056abf7e32e5da6921ebe9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type panelCounts_counts$data = {
  readonly heldPayments: number | null | undefined;
  readonly matchesWithoutStats: number | null | undefined;
  readonly pendingPayments: number | null | undefined;
  readonly runningImports: number | null | undefined;
  readonly tipsToSettle: number | null | undefined;
  readonly users: {
    readonly ending: number;
  } | null | undefined;
  readonly " $fragmentType": "panelCounts_counts";
};
export type panelCounts_counts$key = {
  readonly " $data"?: panelCounts_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"panelCounts_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "panelCounts_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingPayments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldPayments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchesWithoutStats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipsToSettle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runningImports",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserCounts",
      "kind": "LinkedField",
      "name": "users",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ending",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminCounts",
  "abstractKey": null
};

(node as any).hash = "5071e12703bb10d349b1e8f388d21cd1";

export default node;
