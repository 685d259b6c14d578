/**
 * @generated SignedSource<<41ea202649352f37415b13d675e682e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMIN_PANEL" | "AI_TIPS" | "AUTOFILTERS" | "DEFAULT_TIPS" | "DROPINFO" | "DROPINFO_FILTERS" | "GOQ" | "SPECIAL_TIPS" | "STATS" | "TIPS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type pushChoice_viewer$data = {
  readonly permissions: ReadonlyArray<Permission>;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"pushToggle_user">;
  };
  readonly " $fragmentType": "pushChoice_viewer";
};
export type pushChoice_viewer$key = {
  readonly " $data"?: pushChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"pushChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pushChoice_viewer",
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

(node as any).hash = "5ac94cdec3796efffab5cdca6eee1fa7";

export default node;
