/**
 * @generated SignedSource<<0aadf16a97e4528f755014951ab0b643>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dashboardNotices_viewer$data = {
  readonly user: {
    readonly isAdmin: boolean;
    readonly showMeVipSubInfo: boolean;
  };
  readonly " $fragmentType": "dashboardNotices_viewer";
};
export type dashboardNotices_viewer$key = {
  readonly " $data"?: dashboardNotices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"dashboardNotices_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dashboardNotices_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAdmin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showMeVipSubInfo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6bd487332889e2e26ce7342d8faea470";

export default node;
