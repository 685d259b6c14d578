/**
 * @generated SignedSource<<d83463406d6d3b9e062afb858f659ea4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DropinfoActions_dropinfo$data = {
  readonly title: string;
  readonly uid: string;
  readonly " $fragmentType": "DropinfoActions_dropinfo";
};
export type DropinfoActions_dropinfo$key = {
  readonly " $data"?: DropinfoActions_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropinfoActions_dropinfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DropinfoActions_dropinfo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Dropinfo",
  "abstractKey": null
};

(node as any).hash = "bf2e0b3e9b9e5da707259cf45e7f587d";

export default node;
