/**
 * @generated SignedSource<<64ceab63d4d04a3f940b3669cac135e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type pushToggle_user$data = {
  readonly push: {
    readonly aiTips: boolean;
    readonly defaultTips: boolean;
    readonly dropinfo: boolean;
    readonly publicKey: string | null | undefined;
    readonly specialTips: boolean;
  } | null | undefined;
  readonly " $fragmentType": "pushToggle_user";
};
export type pushToggle_user$key = {
  readonly " $data"?: pushToggle_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"pushToggle_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pushToggle_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PushPreferences",
      "kind": "LinkedField",
      "name": "push",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publicKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropinfo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aiTips",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultTips",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "specialTips",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d01943919a8ab8d08c110577c0a5e551";

export default node;
