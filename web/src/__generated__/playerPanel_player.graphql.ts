/**
 * @generated SignedSource<<403a64357006c508b567456cdc374032>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type playerPanel_player$data = {
  readonly avatar: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "playerPanel_player";
};
export type playerPanel_player$key = {
  readonly " $data"?: playerPanel_player$data;
  readonly " $fragmentSpreads": FragmentRefs<"playerPanel_player">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "playerPanel_player",
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
      "name": "avatar",
      "storageKey": null
    }
  ],
  "type": "Player",
  "abstractKey": null
};

(node as any).hash = "10077024f6bd9916388989bff73e5dfb";

export default node;
