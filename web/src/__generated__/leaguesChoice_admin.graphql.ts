/**
 * @generated SignedSource<<2b55e395498061cb2420ddb5a102293f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leaguesChoice_admin$data = {
  readonly dropinfoFilterLeagues: ReadonlyArray<{
    readonly country: string | null | undefined;
    readonly leagueId: number;
    readonly name: string;
    readonly sportId: number | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "leaguesChoice_admin";
};
export type leaguesChoice_admin$key = {
  readonly " $data"?: leaguesChoice_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"leaguesChoice_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "leaguesChoice_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DropinfoFilterLeague",
      "kind": "LinkedField",
      "name": "dropinfoFilterLeagues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leagueId",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "fdeba245ffc7d6ea32e36d325d045cfa";

export default node;
