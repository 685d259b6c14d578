/**
 * @generated SignedSource<<e45191b4e8ec4e5f85a372337385430a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINPANEL" | "AUTOFILTERS" | "CHATGPT_TIPS" | "DEFAULT_TIPS" | "DROPINFO" | "DROPINFO_FILTERS" | "GOQ" | "SPECIAL_TIPS" | "STATS" | "TIPS" | "UNKNOWN";
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
