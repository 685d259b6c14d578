/**
 * @generated SignedSource<<bd541141afc6c45064a124b7e0ce8c39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type panelFigures_figures$data = {
  readonly heldPayments: number | null | undefined;
  readonly matchesWithoutStats: number | null | undefined;
  readonly pendingPayments: number | null | undefined;
  readonly runningImports: number | null | undefined;
  readonly tipsToSettle: number | null | undefined;
  readonly users: {
    readonly ending: number;
  } | null | undefined;
  readonly " $fragmentType": "panelFigures_figures";
};
export type panelFigures_figures$key = {
  readonly " $data"?: panelFigures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"panelFigures_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "panelFigures_figures",
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
  "type": "AdminFigures",
  "abstractKey": null
};

(node as any).hash = "a854cf3f877ff085a9245547016c157a";

export default node;
