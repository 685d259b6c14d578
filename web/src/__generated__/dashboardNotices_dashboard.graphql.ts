/**
 * @generated SignedSource<<401f3c21bbcf48e51a50818931bc1e2f>>
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
    readonly name: string;
    readonly placesLeft: number;
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
          "name": "placesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "e03f0bdd92c817190453c72e13a20bdb";

export default node;
