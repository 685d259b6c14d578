/**
 * @generated SignedSource<<aa01fdf6adb45c8b7278ebf004c9f94c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useEditableToggle_league$data = {
  readonly id: string;
  readonly isEditable: boolean;
  readonly " $fragmentType": "useEditableToggle_league";
};
export type useEditableToggle_league$key = {
  readonly " $data"?: useEditableToggle_league$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditableToggle_league">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEditableToggle_league",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEditable",
      "storageKey": null
    }
  ],
  "type": "League",
  "abstractKey": null
};

(node as any).hash = "61ee8c2f17092176f6c5a51e46478d0d";

export default node;
