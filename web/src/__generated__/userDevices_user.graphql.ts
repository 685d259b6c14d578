/**
 * @generated SignedSource<<eac511233adce4ee8a4e750d8d8cde59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DeviceType = "ANDROID" | "IOS" | "WEB";
export type Language = "EN" | "PL" | "UNKNOWN";
import { FragmentRefs, Result } from "relay-runtime";
export type userDevices_user$data = {
  readonly devices: Result<{
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly language: Language | null | undefined;
        readonly seenAt: string | null | undefined;
        readonly service: string | null | undefined;
        readonly type: DeviceType | null | undefined;
      };
    }>;
    readonly totalCount: number;
  }, unknown>;
  readonly " $fragmentType": "userDevices_user";
};
export type userDevices_user$key = {
  readonly " $data"?: userDevices_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userDevices_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "devicePage"
    },
    {
      "kind": "RootArgument",
      "name": "deviceSearch"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "userDevices_user",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "first"
          },
          {
            "kind": "Variable",
            "name": "page",
            "variableName": "devicePage"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "deviceSearch"
          }
        ],
        "concreteType": "UserDeviceConnection",
        "kind": "LinkedField",
        "name": "devices",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserDeviceEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UserDevice",
                "kind": "LinkedField",
                "name": "node",
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
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "language",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "service",
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
                    "name": "seenAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c6f1c50655dc990358ebe25eb8f1f621";

export default node;
