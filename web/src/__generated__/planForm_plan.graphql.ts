/**
 * @generated SignedSource<<b213e85e8b5089d69ad0b76a43996e0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type planForm_plan$data = {
  readonly hasFixedDates: boolean;
  readonly isLimited: boolean;
  readonly limitedTotal: number | null | undefined;
  readonly placesTaken: number | null | undefined;
  readonly planId: number;
  readonly pricePln: number;
  readonly saleEndsAt: string | null | undefined;
  readonly salePercent: number | null | undefined;
  readonly saleStartsAt: string | null | undefined;
  readonly soldUntil: string | null | undefined;
  readonly validFrom: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "planForm_plan";
};
export type planForm_plan$key = {
  readonly " $data"?: planForm_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"planForm_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "planForm_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricePln",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleStartsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLimited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limitedTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placesTaken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasFixedDates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    }
  ],
  "type": "AdminPlan",
  "abstractKey": null
};

(node as any).hash = "52db6c6e55a0f10e5454aacb1b8d3ba7";

export default node;
