/**
 * @generated SignedSource<<d010412f7acd9a63f3e7874ade830ac1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type injuryTimeItem_injuryTime$data = {
  readonly length: number;
  readonly " $fragmentType": "injuryTimeItem_injuryTime";
};
export type injuryTimeItem_injuryTime$key = {
  readonly " $data"?: injuryTimeItem_injuryTime$data;
  readonly " $fragmentSpreads": FragmentRefs<"injuryTimeItem_injuryTime">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "injuryTimeItem_injuryTime",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
      "storageKey": null
    }
  ],
  "type": "InjuryTimeIncident",
  "abstractKey": null
};

(node as any).hash = "960eb56b95fc5239cc200fd21a905fe8";

export default node;
