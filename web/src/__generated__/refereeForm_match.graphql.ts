/**
 * @generated SignedSource<<83eeea7d11e9370f607b62ae981e3074>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type refereeForm_match$data = {
  readonly id: string;
  readonly referee: string | null | undefined;
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
      "name": "referee",
      "storageKey": null
    }
  ],
  "type": "Match",
  "abstractKey": null
};

(node as any).hash = "8a1890c888186dee571cdd897271ff25";

export default node;
