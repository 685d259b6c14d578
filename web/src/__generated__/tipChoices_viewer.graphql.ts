/**
 * @generated SignedSource<<cd0d77c6187c735090348416e7534f9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMIN_PANEL" | "AI_TIPS" | "AUTOFILTERS" | "DEFAULT_TIPS" | "DROPINFO" | "DROPINFO_FILTERS" | "GOQ" | "SPECIAL_TIPS" | "STATS" | "TIPS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type tipChoices_viewer$data = {
  readonly permissions: ReadonlyArray<Permission>;
  readonly " $fragmentType": "tipChoices_viewer";
};
export type tipChoices_viewer$key = {
  readonly " $data"?: tipChoices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"tipChoices_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tipChoices_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0b7060cf4e908a8c8d8051e97205537d";

export default node;
