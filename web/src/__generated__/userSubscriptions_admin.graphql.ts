/**
 * @generated SignedSource<<5298289d52df2f94f8081702bddb833c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type userSubscriptions_admin$data = {
  readonly plans: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "userSubscriptions_admin";
};
export type userSubscriptions_admin$key = {
  readonly " $data"?: userSubscriptions_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"userSubscriptions_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userSubscriptions_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminPlan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "e8c8e08f398550363de92ac4d2e01c7c";

export default node;
