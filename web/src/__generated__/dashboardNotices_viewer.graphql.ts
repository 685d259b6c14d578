/**
 * @generated SignedSource<<33afe7eefc2d2394d766597dd3d93884>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dashboardNotices_viewer$data = {
  readonly upcomingSubscriptions: ReadonlyArray<{
    readonly plan: string;
    readonly startsAt: string;
  }>;
  readonly user: {
    readonly isAdmin: boolean;
    readonly showMeVipSubInfo: boolean | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UpcomingSubscription",
      "kind": "LinkedField",
      "name": "upcomingSubscriptions",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "656b22bcda3395902328ab1adfe76431";

export default node;
