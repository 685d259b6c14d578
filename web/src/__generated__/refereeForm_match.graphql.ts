/**
 * @generated SignedSource<<859809757817777d5dff19814e2e265c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type refereeForm_match$data = {
  readonly id: string;
  readonly refereeDisplayName: string | null | undefined;
  readonly " $fragmentType": "refereeForm_match";
};
export type refereeForm_match$key = {
  readonly " $data"?: refereeForm_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"refereeForm_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "refereeForm_match",
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
      "name": "refereeDisplayName",
      "storageKey": null
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "97f8ec304a2f9d011d4f5a96ef03bc71";

export default node;
