/**
 * @generated SignedSource<<38e1a9f7afa925fd9db552f933363abd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type pushToggle_user$data = {
  readonly push: {
    readonly chatgptTips: boolean;
    readonly defaultTips: boolean;
    readonly dropinfo: boolean;
    readonly publicKey: string | null | undefined;
    readonly specialTips: boolean;
  };
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
          "name": "chatgptTips",
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

(node as any).hash = "147936e1125d5914e07060246be9352b";

export default node;
