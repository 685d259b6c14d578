/**
 * @generated SignedSource<<5cfdd601d007b08f6b2e70569fb0a264>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dashboardNotices_dashboard$data = {
  readonly limitedPlanWarning: boolean;
  readonly plansRunningOut: ReadonlyArray<{
    readonly left: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "dashboardNotices_dashboard";
};
export type dashboardNotices_dashboard$key = {
  readonly " $data"?: dashboardNotices_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"dashboardNotices_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dashboardNotices_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limitedPlanWarning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRunningOut",
      "kind": "LinkedField",
      "name": "plansRunningOut",
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
          "name": "left",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "7d6cdb00bc42075bf811dd01519ee480";

export default node;
