/**
 * @generated SignedSource<<86e65067a16451302bfc39ab3be967eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type leaguesField_leagues$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly country: string;
      readonly countryCode: string | null | undefined;
      readonly flagUrl: string | null | undefined;
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "leaguesField_leagues";
};
export type leaguesField_leagues$key = {
  readonly " $data"?: leaguesField_leagues$data;
  readonly " $fragmentSpreads": FragmentRefs<"leaguesField_leagues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "leaguesField_leagues",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LeagueEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "League",
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "country",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countryCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "flagUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LeagueConnection",
  "abstractKey": null
};

(node as any).hash = "bcc3569b79d340e258e9dee083f73f1a";

export default node;
