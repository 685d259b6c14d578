/**
 * @generated SignedSource<<8a0ce2a764a3a3a9f95e48c022a5c0db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type personForm_viewer$data = {
  readonly user: {
    readonly discord: string | null | undefined;
    readonly firstName: string | null | undefined;
    readonly id: string;
    readonly isAdmin: boolean;
    readonly lastName: string | null | undefined;
    readonly notes: string | null | undefined;
  };
  readonly " $fragmentType": "personForm_viewer";
};
export type personForm_viewer$key = {
  readonly " $data"?: personForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"personForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "personForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
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
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discord",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAdmin",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e9f1c865732b0751c51a4441e70c89ac";

export default node;
