/**
 * @generated SignedSource<<07b18b99bbf166c5a729223e305dce4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dashboardNotices_viewer$data = {
  readonly upcomingSubscriptions: ReadonlyArray<{
    readonly planName: string;
    readonly startsAt: string;
  }>;
  readonly user: {
    readonly isAdmin: boolean;
    readonly showVipReservationNotice: boolean | null | undefined;
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
          "name": "showVipReservationNotice",
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
          "name": "planName",
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

(node as any).hash = "7b4f523d69139a40c67f6722e7e5b307";

export default node;
