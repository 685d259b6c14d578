/**
 * @generated SignedSource<<1d0c75fa6895932e3a1cbfd38089ea5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type dropinfoActions_dropinfo$data = {
  readonly title: string;
  readonly uid: string;
  readonly " $fragmentType": "dropinfoActions_dropinfo";
};
export type dropinfoActions_dropinfo$key = {
  readonly " $data"?: dropinfoActions_dropinfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"dropinfoActions_dropinfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dropinfoActions_dropinfo",
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

(node as any).hash = "c5b156816928f68227b517e7c557211a";

export default node;
