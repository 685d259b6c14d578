/**
 * @generated SignedSource<<066fb381a72c74f3f917fd9ff57d02d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMIN_PANEL" | "AI_TIPS" | "AUTOFILTERS" | "DEFAULT_TIPS" | "DROPINFO" | "DROPINFO_FILTERS" | "GOQ" | "SPECIAL_TIPS" | "STATS" | "TIPS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type tipsPush_viewer$data = {
  readonly permissions: ReadonlyArray<Permission>;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"pushToggle_user">;
  };
  readonly " $fragmentType": "tipsPush_viewer";
};
export type tipsPush_viewer$key = {
  readonly " $data"?: tipsPush_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipsPush_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipsPush_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "pushToggle_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b0c4cd4f3234227d655464f9ae84795e";

export default node;
