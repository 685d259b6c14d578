/**
 * @generated SignedSource<<95456238ffbd79be2238e068f6b55757>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type sportsChoice_admin$data = {
  readonly dropinfoFilterSports: ReadonlyArray<{
    readonly name: string;
    readonly sportId: number;
  }> | null | undefined;
  readonly " $fragmentType": "sportsChoice_admin";
};
export type sportsChoice_admin$key = {
  readonly " $data"?: sportsChoice_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"sportsChoice_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sportsChoice_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DropinfoFilterSport",
      "kind": "LinkedField",
      "name": "dropinfoFilterSports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sportId",
          "storageKey": null
        },
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

(node as any).hash = "d4c59e0f489dbe9130ea0fadc5257d2d";

export default node;
