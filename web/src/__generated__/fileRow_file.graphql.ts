/**
 * @generated SignedSource<<b12af2154f6c5c02cff80e84438896d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type fileRow_file$data = {
  readonly createdAt: string;
  readonly name: string;
  readonly size: number;
  readonly url: string;
  readonly " $fragmentType": "fileRow_file";
};
export type fileRow_file$key = {
  readonly " $data"?: fileRow_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileRow_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fileRow_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "ExportFile",
  "abstractKey": null
};

(node as any).hash = "cabb2fc19c31bcfcd89e9914947072ef";

export default node;
