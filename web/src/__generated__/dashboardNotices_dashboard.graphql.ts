/**
 * @generated SignedSource<<de3875386c1bef6d12d8f29b20023cea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dashboardNotices_dashboard$data = {
  readonly limitedPlanWarning: boolean;
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
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "a8d30809b195b00cf355785bb6ab060a";

export default node;
